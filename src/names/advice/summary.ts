import type { EntityId } from '../../guidance/law/entity-ids.ts';
import { quotedName } from '../../text/invisible.ts';
import type { Advisory, NameMatch, Outlook, Searched } from '../model.ts';
import { whereToSearch } from './registrar.ts';
import { LICENSED_TRADE } from './restricted.ts';

/** With fewer names of the register than this, a name that was not found says nothing. */
const ENOUGH_NAMES = 10_000;
const ALMOST_NONE = 1_000;

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
const isSmall = ({ registry, isSample }: Searched): boolean => isSample || registry < ENOUGH_NAMES;

/** The outlook where nothing speaks against a name. Applications are not counted: they say nothing about the register. */
export const outlookOfNothing = (searched: Searched | undefined): Outlook =>
  searched !== undefined && isSmall(searched) ? 'unknown' : 'no_conflict_found';

/** Another name of the same asker, and why it is alike. */
export type Twin = Pick<NameMatch, 'name' | 'why'>;

/** What a summary is made of. */
export interface Findings {
  readonly exact: readonly NameMatch[];
  readonly sounds_like: readonly NameMatch[];
  readonly similar: readonly NameMatch[];
  /** The most alike of the names that the asker may file instead. */
  readonly twin: Twin | undefined;
  /** The match that decides: the one in conflict, or the closest. */
  readonly led: NameMatch | undefined;
  /** Whether it is as good as the same name, see `whole` in index/rank.ts. */
  readonly whole: 'same' | 'near' | undefined;
  /** Whether each word that sets the name apart is like one of this match. */
  readonly isOwnAlike: boolean;
  readonly advisories: readonly Advisory[];
  readonly outlook: Outlook;
  /** Whether everyone knows a business of that name. */
  readonly isHousehold: boolean;
  /** A business that everyone knows and whose name is in it, beside another trade. */
  readonly within: string | undefined;
  /** A word of the trade that the law restricts, if nothing is suggested because of it. */
  readonly boundTrade: string | undefined;
  /** Whether the summary stands alone, and says itself what the advisories say, apart from hints about endings. */
  readonly isBrief: boolean;
  /** The type that the name is for, if it is known: its office is where to search. */
  readonly entityType: EntityId | undefined;
}

/** The finding, what to do if the match is the asker's own, and what was searched. */
export function summarise(findings: Findings, searched: Searched | undefined): string {
  const told = [
    finding(findings),
    ...ownNames(findings.exact),
    ...dissolved([...findings.exact, ...findings.sounds_like]),
  ];
  const { twin } = findings;
  if (twin !== undefined)
    told.push(`A name that is too like ${quotedName(twin.name)} is too like this one as well: ${twin.why}.`);
  if (findings.isHousehold && findings.outlook === 'conflict')
    told.push('Everyone knows that name: choose another first word, such as your own name, town or trade.');
  const { within } = findings;
  if (within !== undefined)
    told.push(
      `Everyone knows ${within === findings.led?.name ? 'it' : quotedName(within)} and may take yours for part of it.`,
    );
  const { boundTrade } = findings;
  if (boundTrade !== undefined)
    told.push(
      `We suggest no names: with "${boundTrade}" each would meet the same rule, and without it nobody could tell your trade.`,
    );
  if (findings.isBrief)
    told.push(
      ...findings.advisories
        .filter(({ severity, code }) => severity !== 'info' || code === LICENSED_TRADE)
        .map(({ message }) => message),
    );
  if (searched !== undefined)
    told.push(`${searchedText(searched)}${searched.isSample ? `: ${whereToSearch(findings.entityType)}` : ''}.`);
  return told.join(' ');
}

/** Names with a lower score share one word or its sound, and each has a word of its own. */
export const LIKE_AS_A_WHOLE = 0.7;

function finding({
  exact,
  sounds_like,
  led: first,
  whole,
  isOwnAlike,
  advisories,
  outlook,
  isBrief,
}: Findings): string {
  if (first !== undefined) {
    const where = first.sample ? 'that we know' : first.source === 'application' ? 'applied for' : 'on the register';
    const name = quotedName(first.name);
    const isSame = exact.length > 0;
    const isHeard = !isSame && sounds_like.length > 0;
    if (!isSame && !isHeard && whole === undefined && first.score < LIKE_AS_A_WHOLE)
      return isOwnAlike
        ? `What sets it apart is like the name of a business ${where}: ${name}.`
        : `Only a part of it is like a name ${where}, and the other words differ: ${name}.`;
    const what = isSame
      ? 'the same name'
      : isHeard
        ? 'a name that sounds the same'
        : whole === 'same'
          ? 'a name with the same distinctive part'
          : whole === 'near'
            ? 'a similar name in the same trade'
            : 'a similar name';
    return first.sample
      ? `We know of ${what}: ${name}.`
      : `${what.charAt(0).toUpperCase()}${what.slice(1)} is already ${where}: ${name}.`;
  }
  const words = advisories.length > 0 && !isBrief ? '; read what is said of its words' : '';
  return outlook === 'unknown'
    ? `We found no conflicting name, but we looked at too few to tell${words}.`
    : `We found no conflicting name${words}.`;
}

/** A status that says that a name is no longer held. */
const LAPSED =
  /\b(?:lapsed|expired|dissolved|struck|removed|deregistered|inactive|dormant|cancelled|canceled|closed|ceased|liquidated|wound)\b/i;

/** What to do if a name of the same words is the asker's own. */
function ownNames(exact: readonly NameMatch[]): string[] {
  const told = exact.map(({ source, status }) => {
    if (source === 'application') return 'If that application is yours, follow it up and do not file again.';
    if (status !== undefined && LAPSED.test(status))
      return 'If it was yours and has lapsed, ask the Office of the Registrar of Companies to restore it.';
    return 'If that business is yours, it is registered already: renew it or file its annual returns.';
  });
  return [...new Set(told)];
}

/** A status that says that a company is no more. */
const DISSOLVED = /\b(?:dissolved|struck|liquidated|wound)\b/i;

/** That the name of a company which is no more is not free, whoever agrees to its use. */
const dissolved = (matches: readonly NameMatch[]): string[] =>
  matches.some(({ status }) => status !== undefined && DISSOLVED.test(status))
    ? ['If that was a company that was dissolved, nobody may take its name for five years (Act 992, s. 21(3)).']
    : [];

function searchedText({ registry, isSample, applications }: Searched): string {
  const also = applications === 0 ? '' : ` and ${counted(applications, 'application')}`;
  if (isSample) return `We looked at ${counted(registry, 'well-known name')}${also}, not the whole register`;
  return `We looked at ${registry < ENOUGH_NAMES ? 'only ' : ''}${counted(registry, 'name')} of the register${also}`;
}

/** How far to trust that a name was not found; the smaller the list, the plainer. */
export function searchedNotice(searched: Searched, entityType?: EntityId): string {
  const { registry, isSample } = searched;
  const what = searchedText(searched);
  const before = `${whereToSearch(entityType)} first.`;
  const after = isSample ? '' : ' The bundled well-known names are no longer searched.';
  if (isSample || registry < ALMOST_NONE)
    return `${what}. Nearly all of it is missing, so no match means little: ${before}${after}`;
  if (isSmall(searched)) return `${what}. Most registered names are missing here: ${before}${after}`;
  return `${what}. A name that is missing there may still be registered: ${before}`;
}
