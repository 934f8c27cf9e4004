import { NOT_FOR_GAIN, type Belief, type Beliefs, type Facts, type Matter } from '../facts.ts';
import { LEAST_COOPERATIVE_MEMBERS } from '../law/entities.ts';
import { BUSINESSES, NOT_GHANAIAN, TABLE } from '../law/table.ts';
import { endingOf } from '../reading/forms.ts';
import { once, remember } from '../remember.ts';

/** What was read, where something else was stated or the caller is unsure of it. */

/** The likeliest first. */
export const sorted = <V>(values: ReadonlyMap<V | undefined, number>): Belief<V> =>
  [...values].map(([value, probability]) => ({ value, probability })).sort((a, b) => b.probability - a.probability);

/** Whether it is stated that owners are paid out of it, and nothing that was stated speaks against that. */
const paysOwners = ({ body, profits_go_to, expects_donations }: Facts): boolean =>
  (BUSINESSES.includes(body) || (body === undefined && profits_go_to === 'owners')) &&
  profits_go_to !== 'objects' &&
  expects_donations !== true;

/** A belief in which values that cannot be beside what was stated count as not said. */
function without<V>(belief: Belief<V>, isOut: (value: V) => boolean): Belief<V> {
  const left = new Map<V | undefined, number>();
  for (const { value, probability } of belief) {
    const kept = value === undefined || isOut(value) ? undefined : value;
    left.set(kept, (left.get(kept) ?? 0) + probability);
  }
  return sorted(left);
}

/**
 * How far a name that ends as a company's speaks against its being a further trading name of one, which may not end so (Act 992
 * s.346): against a phrase, but not against words that say it plainly, because callers give the name of the company that they have.
 */
const AGAINST = 100;

/** What a caller is unsure of is so many times less likely: it needs plain words. */
const UNSURE_OF = 6;

/** A belief in which these values are so many times less likely than before, beside the others. */
function lessLikely<V>(belief: Belief<V>, times: number, isLess: (value: V | undefined) => boolean): Belief<V> {
  const weighed = belief.map(({ value, probability }) => ({
    value,
    probability: isLess(value) ? probability / times : probability,
  }));
  const sum = weighed.reduce((total, { probability }) => total + probability, 0);
  return weighed
    .map(({ value, probability }) => ({ value, probability: probability / sum }))
    .sort((a, b) => b.probability - a.probability);
}

/** The same for the values of a list, each by itself. */
const eachLessLikely = <K extends string>(each: Readonly<Record<K, number>>, times: number): Record<K, number> =>
  Object.fromEntries(
    Object.entries<number>(each).map(([value, probability]) => [
      value,
      probability / (probability + (1 - probability) * times),
    ]),
  ) as Record<K, number>;

/** For each field, a belief in which less of it is said. */
const doubtOf = once((_: keyof Beliefs) =>
  remember((belief: Beliefs[keyof Beliefs]) =>
    Array.isArray(belief)
      ? lessLikely<unknown>(belief as Belief<unknown>, UNSURE_OF, (value) => value !== undefined)
      : eachLessLikely(belief as Readonly<Record<string, number>>, UNSURE_OF),
  ),
);

/** The beliefs, with less said of some fields. */
export const doubted = (beliefs: Beliefs, fields: readonly (keyof Beliefs)[]): Beliefs =>
  fields.length === 0
    ? beliefs
    : { ...beliefs, ...Object.fromEntries(fields.map((field) => [field, doubtOf(field)(beliefs[field])])) };

/** Whether no owner is a foreigner, so that nothing which turns on one can be meant. */
const isAllGhanaian = ({ foreign }: Facts): boolean =>
  foreign !== undefined && !foreign.some((one) => NOT_GHANAIAN.includes(one));

/** The matters of those who carry on no business. */
const IDLE = new Set<Matter | undefined>(TABLE.filter(({ isIdle }) => isIdle).flatMap(({ when }) => when.matter ?? []));

/** How likely it is one of some values. */
const sumOf = <V>(belief: Belief<V>, isOne: (value: V | undefined) => boolean): number =>
  belief.reduce((sum, { value, probability }) => (isOne(value) ? sum + probability : sum), 0);

/** How likely it is a business or a practice; a co-operative that was stated is one like them. */
const likelyBusiness = ({ body: read }: Beliefs, { body }: Facts): number =>
  body === undefined
    ? sumOf(read, (value) => BUSINESSES.includes(value))
    : Number(body === 'cooperative' || BUSINESSES.includes(body));

/** Nothing is so sure that its opposite is impossible. */
const MOST_TIMES = 1000;
/** A body that hardly goes with what is known is so many times less likely: it needs plain words. */
const HARDLY = 20;

/** Several, but too few for a co-operative. */
const isFew = (owners: number | 'several' | undefined): boolean =>
  typeof owners === 'number' && owners > 1 && owners < LEAST_COOPERATIVE_MEMBERS;

/** How likely so few own it. */
const likelyFew = ({ owners }: Beliefs, stated: Facts): number =>
  stated.owners === undefined ? sumOf(owners, isFew) : Number(isFew(stated.owners));

/** How many times less likely is what hardly goes with something of this probability. */
const timesLess = (probability: number, most: number): number => 1 / Math.max(1 - probability, 1 / most);

/** Whoever is too few for a co-operative works "together" as partners. */
const bodyOfFew = remember((read: Beliefs['body'], few: number) =>
  lessLikely(read, timesLess(few, HARDLY), (value) => value === 'cooperative'),
);
/** Who wants others to buy shares means a business. */
const bodyForGain = remember((read: Beliefs['body']) =>
  lessLikely(read, HARDLY, (value) => value !== undefined && NOT_FOR_GAIN.includes(value)),
);

function bodyBeside(beliefs: Beliefs, stated: Facts): Beliefs['body'] {
  const body = bodyOfFew(beliefs.body, likelyFew(beliefs, stated));
  return stated.wants?.includes('investors_or_shares') === true ? bodyForGain(body) : body;
}

/** Whoever carries on a business has no mere hobby, savings circle or employer. */
const matterBeside = remember((read: Beliefs['matter'], business: number) =>
  lessLikely(read, timesLess(business, MOST_TIMES), (value) => IDLE.has(value)),
);

const hardlySecondName = remember((read: Belief<boolean>) => lessLikely(read, AGAINST, (value) => value === true));

/** What was read yields to what was stated: where owners are paid, that gifts fund it or nobody is paid was misread. */
export function yielding(beliefs: Beliefs, stated: Facts, name: string | undefined): Beliefs {
  const yielded: { -readonly [F in keyof Beliefs]: Beliefs[F] } = { ...beliefs };
  yielded.matter = matterBeside(beliefs.matter, likelyBusiness(beliefs, stated));
  yielded.body = bodyBeside(beliefs, stated);
  if (isAllGhanaian(stated)) {
    yielded.ghanaian_share = without(beliefs.ghanaian_share, () => true);
    yielded.mainly_trading = without(beliefs.mainly_trading, () => true);
    yielded.ghanaian_spouse = without(beliefs.ghanaian_spouse, () => true);
  }
  if (paysOwners(stated)) {
    yielded.profits_go_to = without(beliefs.profits_go_to, (value) => value === 'objects');
    yielded.expects_donations = without(beliefs.expects_donations, (value) => value);
  }
  // What is not for gain trades under no second name.
  if (endingOf(name) !== undefined || (stated.body !== undefined && NOT_FOR_GAIN.includes(stated.body)))
    yielded.second_name_of_company = hardlySecondName(beliefs.second_name_of_company);
  return yielded;
}
