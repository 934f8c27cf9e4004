import type { recommendRegistrationEntity } from '../../../tools/recommend-registration-entity.ts';
import type { AnswerOf } from './ask.ts';
import { Rich, SourceName } from './parts.tsx';

// What the pages and the inline view of a recommendation share.

export type Recommendation = AnswerOf<typeof recommendRegistrationEntity>;

/** The labels of the finder's fields. */
export const FINDER_LABELS = {
  business_name: 'Name',
  purpose: 'What you want to do',
  team_size: 'Owners or members',
  expects_donations: 'Donations or grants',
};

/** What a recommendation comes to, in a line. */
export const HEADLINES = {
  register: 'To be registered',
  perhaps_not: 'Registration is not required',
  elsewhere: 'Nothing new is registered here',
  not_permitted: 'Not permitted as described',
} as const;

/** How well a type fits, from the probability that it is the right one. */
const FITS = [
  { from: 0.85, text: 'A good fit' },
  { from: 0.6, text: 'A likely fit' },
  { from: 0, text: 'A first guess' },
] as const;
export const fitText = (confidence: number): string => FITS.find(({ from }) => confidence >= from)!.text;

export const Sureness = ({ confidence }: { confidence: number }) => {
  const percent = Math.round(confidence * 100);
  return (
    <p class="sureness">
      <meter min={0} max={100} value={percent} aria-label="How sure this is" />
      <span>{percent} in 100 sure</span>
    </p>
  );
};

export const Cautions = ({ cautions }: { cautions: Recommendation['cautions'] }) =>
  cautions.length === 0 ? null : (
    <>
      <h3>Look out for</h3>
      <ul class="matches">
        {cautions.map(({ message, authority, source }) => (
          <li class="warning-line">
            <span class="why">
              <Rich text={message} />
              {authority === undefined ? null : <> Ask: {authority}.</>}
            </span>
            <small class="aside">
              <SourceName source={source} />
            </small>
          </li>
        ))}
      </ul>
    </>
  );
