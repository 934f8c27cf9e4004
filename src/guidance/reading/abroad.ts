import { FOREIGN_PLACES, HOME } from './lexicon.ts';
import { clauseRange, sentenceRange } from './ranges.ts';
import type { Token } from './text.ts';
import { words } from './wordlist.ts';

const foreignPlaces = new Set(FOREIGN_PLACES);
const home = new Set(HOME);

const FOREIGN_FORMS = new Set(['gmbh', 'sarl', 'pty', 'pte', 'inc', 'bhd']);
const STRICT_COMPANY = new Set(
  words(`
    company companies compani corporation firm ltd limited bank multinational plc manufacturer conglomerate airline contractor inc
    gmbh llc parent corporate headquarters head group startup line retailer chain operator distributor 
  `),
);
const PERSON_WORDS = new Set(
  words(`
    i am citizen national investor investors trader man woman couple businessman businesswoman entrepreneur partner partners
    friend friends husband wife nationals brothers people person passport student shareholder shareholders chef engineer
    doctor family resident me my we customer client applicant
  `),
);

const OUTSIDERS =
  /^(clients?|customers?|buyers?|suppliers?|tourists?|visitors?|guests?|students?|patients?|markets?|audience|donors?|sponsors?|fans|shops?|wholesalers?|readers|subscribers|importers?|viewers|learners|employers?|platforms?)$/;
const DEALING =
  /^(import|imports|importing|buy|buying|bring|bringing|ship|shipping|order|ordering|sell|selling|export|exports|exporting|supply|supplies|supplying|send|sending|serve|serving|deliver|delivering|recruit|outsource|source|sourcing|market|marketing|consult|consulting|translate|translating|teach|teaching|remotely|tour|host|hosting|guide|freelance)$/;
/** Words back from a place abroad to the deal it belongs to. */
const DEAL = 7;

/** "a Nigerian customer wants to open …": in a note about somebody the customer is the founder. */
function isFounder(tokens: readonly Token[], at: number): boolean {
  const { word, clause } = tokens[at]!;
  if (!/^(client|customer|visitor|student|buyer)$/.test(word)) return false;
  for (let k = at + 1; k <= at + 4 && tokens[k]?.clause === clause; k++)
    if (/^(wants?|wishes|plans?|intends?|is|has|would|will|needs?|resident|living|based|who)$/.test(tokens[k]!.word))
      return true;
  return false;
}

/** Whether it is the customers, the suppliers or the market that are abroad: "clients abroad pay me", "we supply foreign firms". */
function isOfOthers(tokens: readonly Token[], at: number): boolean {
  const { clause } = tokens[at]!;
  for (let k = at + 1; k <= at + 3 && tokens[k]?.clause === clause; k++)
    if (OUTSIDERS.test(tokens[k]!.word) && !isFounder(tokens, k)) return true;
  // "my brother in Dubai sends me phones"
  for (let k = at + 1; k <= at + 3 && tokens[k]?.clause === clause; k++)
    if (/^(sends?|sent|ships?)$/.test(tokens[k]!.word)) return true;
  for (let k = at - 1; k >= at - DEAL && tokens[k]?.clause === clause; k--) {
    const { word } = tokens[k]!;
    if (k >= at - 3 && OUTSIDERS.test(word)) return true;
    // "a consulting firm from London": what the firm does, not where it buys
    if (/^(firm|company|agency|house|group|line)$/.test(tokens[k + 1]?.word ?? '')) continue;
    if (
      /^(am|are|is|owner|owners|citizen|national|partner|investor|my|our|a|an|wants?|wishes)$/.test(word) &&
      k >= at - 2 &&
      !/^(a|an)$/.test(word)
    )
      return false;
    if (DEALING.test(word)) return true;
  }
  return false;
}

/** Goods that are called after a country and say nothing of the owner: "foreign rice", "China phones". */
function isOfGoods(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const before = tokens[at - 1]?.word;
  if (before === 'abroad' || before === 'from' || before === 'to') {
    for (let i = at - 1; i >= Math.max(0, at - 6); i--)
      if (
        /^(import|buy|bring|ship|order|sell|export|suppl|send|purchas|live|travel|return|came|come|relative|stud)/.test(
          tokens[i]!.word,
        )
      )
        return true;
  }
  return (
    next !== undefined &&
    next.clause === tokens[at]!.clause &&
    !isFounder(tokens, at + 1) &&
    /^(rice|goods|phones?|cars?|clothes|food|used|dishes|cuisine|restaurant|wigs?|hair|jeans|shoes|language|lessons?|products?|parts|motorbikes?|tiles|furniture|style|boutique|fashion|gold|visa|embassy|market|cloth|bags?|textiles?|dollars?|made|spoken|school|wax|lace|apples?|clients?|customers?|buyers?|tourists?|visitors?|exchange|currency|markets?|donors?|films?|football|music|languages)$/.test(
      next.word,
    )
  );
}

/** "I go Togo buy cloth": where one goes to buy. */
function isErrand(tokens: readonly Token[], at: number): boolean {
  const { clause } = tokens[at]!;
  const before = tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ word, clause: own }) => own === clause && /^(go|goes|going|travel|travels|fly)$/.test(word));
  if (!before) return false;
  for (let k = at + 1; k <= at + 4 && tokens[k]?.clause === clause; k++) if (DEALING.test(tokens[k]!.word)) return true;
  return false;
}

/** Whether a place abroad, an owner from abroad or a company from abroad is spoken of. */
export function foreignness(
  tokens: readonly Token[],
  foreignPersonSaid: boolean,
  denied: readonly boolean[],
): { place: boolean; person: boolean; company: boolean } {
  let place = false;
  let person = foreignPersonSaid;
  let company = false;
  let owner = false;
  for (let i = 0; i < tokens.length; i++) {
    const { word } = tokens[i]!;
    const south = (word === 'africa' || word === 'african') && tokens[i - 1]?.word === 'south';
    const us =
      word === 'us' &&
      (tokens[i - 1]?.word === 'the' || tokens[i + 1]?.word === 'company' || tokens[i + 1]?.word === 'citizen');
    const abroad = word === 'abroad' || word === 'foreign' || word === 'overseas' || word === 'foreigner';
    const formed =
      i > 1 &&
      tokens[i - 1]!.word === 'in' &&
      /^(registered|incorporated|formed|headquartered|domiciled)$/.test(tokens[i - 2]!.word) &&
      /^[a-z]+$/.test(word) &&
      !home.has(word);
    if (formed && !denied[i]) {
      place = true;
      company = true;
    }
    // "Müller GmbH": an ending that companies have elsewhere
    if (FOREIGN_FORMS.has(word) && i > 0 && !denied[i]) {
      place = true;
      company = true;
    }
    // "two Nigerians"
    const people = word.endsWith('ns') && foreignPlaces.has(word.slice(0, -1));
    const free = abroad || foreignPlaces.has(word) || people || south || us;
    if (!free || denied[i] || isOfGoods(tokens, i) || isOfOthers(tokens, i) || isErrand(tokens, i)) continue;
    place = true;
    if (word === 'foreigner') {
      owner = true;
      continue;
    }
    if (
      (people || /^(nigerians|americans)$/.test(word)) &&
      (/^(?:two|three|four|five|\d+|we|are|us)$/.test(tokens[i - 1]?.word ?? '') ||
        /^(?:opening|starting|setting|running|who|wanting|want|plan|wish|owning|investing)$/.test(
          tokens[i + 1]?.word ?? '',
        ))
    )
      owner = true;
    // "we are a South Korean shipping line"
    const noun = south || tokens[i - 1]?.word === 'south' ? i - 1 : i;
    if (
      /^an?$/.test(tokens[noun - 1]?.word ?? '') &&
      /^(are|be)$/.test(tokens[noun - 2]?.word ?? '') &&
      !/^(citizens?|couple|family|man|woman)$/.test(tokens[i + 1]?.word ?? '')
    )
      company = true;
    // "a Chinese partner": a person, whatever company stands near
    if (
      /^(?:partners?|investors?|nationals?|citizens?|man|men|woman|women|friends?|husband|wife|couple|businessm[ae]n|shareholders?|expatriates?)$/.test(
        (/^(business|co|fellow|equity|joint)$/.test(tokens[i + 1]?.word ?? '') ? tokens[i + 2] : tokens[i + 1])?.word ??
          '',
      )
    ) {
      owner = true;
      continue;
    }
    // "a Canadian married to a Ghanaian wants …"
    if (
      /^an?$/.test(tokens[i - 1]?.word ?? '') &&
      /^(who|married|wants?|wishes|living|based|resident|and|with|looking|planning)$/.test(tokens[i + 1]?.word ?? '')
    )
      owner = true;
    const [start, stop] = sentenceRange(tokens, i);
    for (let k = Math.max(start, i - 8); k <= Math.min(stop, i + 5); k++) {
      const near = tokens[k]!.word;
      if (STRICT_COMPANY.has(near) && k !== i && !denied[k]) company = true;
    }
    const [from, to] = clauseRange(tokens, i);
    for (let k = Math.max(from, i - 4); k <= Math.min(to, i + 3); k++) {
      const near = tokens[k]!.word;
      if (PERSON_WORDS.has(near) && near !== 'my' && near !== 'we') person = true;
    }
  }
  return { place, person: owner || (person && !company), company };
}
