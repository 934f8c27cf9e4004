import type { Hit } from './match.ts';
import { clauseRange } from './ranges.ts';
import type { Token } from './text.ts';
import type { Sign } from './vocabulary.ts';
import { words } from './wordlist.ts';

const COMPANY = /^(company|companies|ltd|limited|plc|corporation)$/;
const HAVING = /^(have|has|get|got|own|owns|run|runs|operate|operates|incorporated|formed|registered)$/;
const WISH = /^(to|want|wants|wan|will|would|should|can|could|must|if|when|how|dey|go|please|cannot)$/;
const HAVER = /^(i|we|he|she|they|who|which|already|and|group|family|now|currently)$/;
/** Words between "have" and "company". */
const HAVING_REACH = 5;

/** "We already have a limited liability company", "I own two companies": one that exists, not one that is wished for. */
export function ownsCompany(tokens: readonly Token[], denied: readonly boolean[]): boolean {
  return tokens.some((token, i) => {
    if (!HAVING.test(token.word) || denied[i]) return false;
    const before = tokens[i - 1];
    if (!before || before.clause !== token.clause || !HAVER.test(before.word)) return false;
    for (let k = i - 1; k >= Math.max(0, i - 3); k--)
      if (tokens[k]!.clause === token.clause && WISH.test(tokens[k]!.word)) return false;
    for (let k = i + 1; k <= i + HAVING_REACH && tokens[k]?.clause === token.clause; k++) {
      if (WISH.test(tokens[k]!.word)) return false;
      if (COMPANY.test(tokens[k]!.word)) return !denied[k];
    }
    return false;
  });
}

/** "form a company", "want a limited company": one that is not there yet. */
const FOUNDING =
  /^(form|forming|register|registering|start|starting|open|opening|incorporate|incorporating|set|create|creating|establish|establishing|become|want|wants|need|needs|into|make|build|building|new|upgrade)$/;

/** Whether a company is spoken of as one to be made. */
export function wishesCompany(tokens: readonly Token[]): boolean {
  return tokens.some((token, i) => {
    if (!COMPANY.test(token.word)) return false;
    for (let k = i - 1; k >= i - 4 && tokens[k]?.clause === token.clause; k--)
      if (FOUNDING.test(tokens[k]!.word)) return true;
    return false;
  });
}

const OFFERED = /^(anybody|anyone|everybody|everyone|public|masses|citizens|ghanaians|whoever)$/;
const TAKING =
  /^(buy|buys|buying|subscribe|subscribing|own|take|invest|hold|purchase|acquire|sell|sold|offer|offered|open)$/;

/** "anybody who banks with us should be able to buy its shares": shares for all and sundry, however far apart the words. */
export function offersShares(tokens: readonly Token[], denied: readonly boolean[]): string | undefined {
  for (let i = 0; i < tokens.length; i++) {
    if (!OFFERED.test(tokens[i]!.word) || denied[i]) continue;
    const [from, to] = clauseRange(tokens, i);
    const part = tokens.slice(from, to + 1);
    const shares = part.findIndex(({ word }) => word === 'shares');
    if (shares < 0 || denied[from + shares] || !part.some(({ word }) => TAKING.test(word))) continue;
    return `${tokens[i]!.word} … shares`;
  }
  return undefined;
}

const NAMELESS = new Set(
  words(`
    company private a the public liability be is not as by our my no an this do want wan get have or and register form his
    their need with are for of to into ghanaian partnership own
  `),
);

/** "Danquah Motors Limited" in the purpose: a company that has its name already. */
export function namesCompany(tokens: readonly Token[]): boolean {
  return tokens.some((token, i) => {
    if (token.word !== 'ltd' && token.word !== 'limited' && token.word !== 'plc') return false;
    if (tokens[i + 1]?.word === 'by' || tokens[i + 1]?.word === 'liability' || tokens[i + 1]?.word === 'company')
      return false;
    const before = tokens[i - 1];
    if (!before || before.clause !== token.clause) return false;
    if (before.word === 'company')
      return i >= 2 && tokens[i - 2]!.clause === token.clause && !NAMELESS.has(tokens[i - 2]!.word);
    return !NAMELESS.has(before.word);
  });
}

/** "we want to register our company": one that is to be, for all the "our". */
export function isFounded(hit: Hit<Sign>, tokens: readonly Token[]): boolean {
  const { clause } = tokens[hit.from]!;
  let at = hit.from - 1;
  while (
    at > 0 &&
    tokens[at]!.clause === clause &&
    /^(a|an|my|our|the|new|small|limited|private)$/.test(tokens[at]!.word)
  )
    at--;
  const before = tokens[at];
  return (
    before?.clause === clause &&
    /^(register|registering|form|forming|start|starting|incorporate|incorporating|create|creating|establish|establishing|up)$/.test(
      before.word,
    )
  );
}
