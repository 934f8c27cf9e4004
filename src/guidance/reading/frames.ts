import type { Token } from './text.ts';
import { words } from './wordlist.ts';

/** People who are spoken of beside the founder. */
const KIN = new Set(
  words(`
    father mother dad mum mummy daddy parents sister sisters brother brothers cousin cousins uncle uncles aunt auntie aunty
    grandmother grandfather grandma husband wife friend friends landlord landlady neighbour neighbours neighbor son daughter
    boss madam pastor teacher colleague roommate inlaw children kids family
  `),
);
/** People the founder deals with, and places where he or she lives. */
const AROUND = new Set(
  words(`
    customers customer clients client buyers suppliers village town community area neighbourhood street hometown market
    district country weather government economy cedi chairman chief assembly law president minister news ghana
  `),
);
const OPENERS = new Set(
  words('and but because since so however anyway now then well also for though although me as when'),
);
const SPLITTERS = new Set(words('but yet so anyway now however though although today currently presently'));
const SUBJECTS = new Set(words('i we my our me he she they am there it'));
const OWNERS = new Set(words('i we us me our'));
/** Where these are said of somebody else, it is about what is to be registered after all. */
const WISHES = new Set(
  words(`
    want wants wan wish wishes plan plans intend intends need needs will register registering start starting open opening
    invest invests investing investor join joins joining partner partners together own owns share shares equally jointly
    put bring brings founding setting half percent coowner coowners
  `),
);
const PAST_VERBS = new Set(
  words(`
    ran had was worked traded owned operated sold studied grew left resigned retired managed belonged served sang schooled
    attended taught closed wound dissolved considered thought tried discussed looked
  `),
);
const RELATION = new Set(['my', 'our', 'his', 'her', 'their', 'the', 'a']);
/** What somebody does who becomes an owner. */
const JOINS = new Set(words('own owns join joins invest invests partner partners contribute contributes'));
/** Words after a segment in which the same person may be said to join. */
const FOLLOWING = 10;
const FUTURE = new Set(words('maybe perhaps someday'));

/** After a place: whose place it is. */
const GROUPS =
  /^(association|union|group|club|society|institute|institution|federation|council|cooperative|women|men|youth|farmers|traders|teachers|nurses|people|elders|residents)$/;

/** Near enough for telling "my brother teaches and I" from "my sister in law and I". */
function isVerb(word: string): boolean {
  return (
    /^(is|was|has|had|have|are|were|go|went|say|said|dey|can|will|would|do|did|get|got|am|be|gave|sent|taught|left|made)$/.test(
      word,
    ) ||
    (/(ed|[^s]s)$/.test(word) && !KIN.has(word) && word.length > 3)
  );
}

/** From a token to the last of its segment: a clause, or a part of one that begins with "but", "now" or "and my". */
function segmentEnd(tokens: readonly Token[], from: number): number {
  const { clause } = tokens[from]!;
  let to = from;
  while (tokens[to + 1]?.clause === clause) {
    const next = tokens[to + 1]!.word;
    const after = tokens[to + 2];
    if (to > from && SPLITTERS.has(next)) break;
    const joins = next === 'and' && after?.clause === clause && SUBJECTS.has(after.word);
    // "my brother and I" is one subject, not two sentences.
    if (joins && tokens.slice(from, to + 1).some(({ word }) => isVerb(word))) break;
    to++;
  }
  return to;
}

/** Whether a segment speaks of somebody else, of the past, or of what might be. */
function isAside(part: readonly string[]): boolean {
  let at = 0;
  while (at < part.length - 1 && OPENERS.has(part[at]!)) at++;
  const said = part.slice(at);
  const [first = '', second = '', third = ''] = said;
  const text = ` ${said.join(' ')} `;
  if (/ (used to|late father|late husband|late mother) /.test(text) && first !== 'register') return true;
  if (/ ex (partner|husband|wife|boss) /.test(text)) return true;
  if (/^ after (\w+ )?years? (at|in|with|of|as) /.test(text)) return true;
  if (/ (could|might|would|should) have (made|been|chosen|formed|registered|gone) /.test(text)) return true;
  if (/ if (i|we) (had|was|were|get|got|ever) /.test(text) && !/ (want|wants) /.test(text)) return true;
  if (/ (one day|some day|in future|in the future|in \w+ years( time)?) /.test(text) && !/ (this|last) /.test(text))
    return !/ (want|wan|wish|need) /.test(text);
  if (FUTURE.has(first)) return true;
  if (/^ (should|could|must|can) (i|we) (form|register|start|make|be) /.test(text)) return said.length <= 9;
  if (
    /^ (someone|somebody|people|everyone|everybody|they|friends|some people) (told|tell|say|says|said|advised|call|calls|think|thinks) /.test(
      text,
    )
  )
    return !/ (i|we) (want|prefer|will|sell|run) /.test(text);
  if (/^ there (was|were|is|are) (a|an|one|two|many|no|some) /.test(text))
    return !said.some((word) => OWNERS.has(word));
  // "my friend says I need a company": an opinion, not a wish
  if (
    KIN.has(second) &&
    /^(says|said|say|told|tells|thinks|thought|suggested|suggests|keeps|advised)$/.test(third) &&
    RELATION.has(first)
  )
    return true;
  // "my aunt in Italy sent me a machine"
  if (
    RELATION.has(first) &&
    KIN.has(second) &&
    / (sent|sends|gave|gives|bought|lent|supports|helped|helps) (me|us) /.test(text)
  )
    return true;
  // "my late husband", "the chairman": whose sentence it is
  const noun = RELATION.has(first)
    ? second === 'late' || second === 'elder' || second === 'senior' || second === 'own' || second === 'big'
      ? third
      : second
    : '';
  const following = said.slice(said.indexOf(noun) + 1);
  if (noun !== '' && (KIN.has(noun) ? first !== 'the' && first !== 'a' : AROUND.has(noun))) {
    // "the village women", "the Ghana association of …"
    if (!KIN.has(noun) && GROUPS.test(following[0] ?? '')) return false;
    if (following.length === 0 || following.some((word) => OWNERS.has(word) || WISHES.has(word))) return false;
    return following[0] !== 'and' || KIN.has(following[1] ?? '') === false;
  }
  // "I ran", "we had", "I also worked"
  if (first === 'i' || first === 'we') {
    const verb =
      second === 'also' || second === 'once' || second === 'previously' || second === 'even' ? third : second;
    if (verb === 'was' && /^(born|trained|incorporated|registered)$/.test(said[said.indexOf(verb) + 1] ?? ''))
      return false;
    return PAST_VERBS.has(verb);
  }
  // "but owned by our company" tells whose it is to be
  return PAST_VERBS.has(first) && at > 0 && !(first === 'owned' && second === 'by');
}

/**
 * For each token whether it is an aside: somebody else's affairs, what was, what might be. A text that is nothing else has none,
 * because then that is what it has to say.
 */
export function asides(tokens: readonly Token[]): boolean[] {
  const aside = tokens.map(() => false);
  let told = 0;
  for (let from = 0; from < tokens.length;) {
    const to = segmentEnd(tokens, from);
    const part = tokens.slice(from, to + 1).map(({ word }) => word);
    // "my wife is from Abidjan and she will own the shop with me": the same person joins after all
    const next = tokens.slice(to + 1, to + 1 + FOLLOWING).map(({ word }) => word);
    const joins =
      /^(?:and )?(?:she|he|they|who|both) /.test(next.join(' ')) && next.slice(0, 8).some((word) => JOINS.has(word));
    if (isAside(part) && !(joins && part.some((word) => KIN.has(word))))
      for (let i = from; i <= to; i++) aside[i] = true;
    else if (part.length > 1) told += part.length;
    // "I was made a director of a company, but this is for my cakes"
    if (/^but (?:this|it|that) (?:one )?is (?:for|about|only|just|my) /.test(`${part.join(' ')} `))
      for (let i = from - 1; i >= 0 && tokens[i + 1]?.after !== '.'; i--) aside[i] = true;
    from = to + 1;
  }
  return told >= LEAST_TOLD ? aside : tokens.map(() => false);
}

/** Words outside asides from which these can be left out. */
const LEAST_TOLD = 3;
