import { textsOf } from './entity.ts';
import type { Say } from './messages/say.ts';
import { English, Rich } from './parts.tsx';

interface OfficeProps {
  readonly say: Say;
  readonly office: string;
  /** Its website. */
  readonly where?: string | undefined;
  /** The towns where it has offices, and where they stand. */
  readonly offices?: readonly { readonly text: string }[] | undefined;
}

/** Which office to go to, and where it is. */
export const Office = ({ say, office, where, offices }: OfficeProps) => (
  <>
    <strong>
      {say.with('Where to go: {office}.', {
        office: (
          <English say={say}>
            <Rich text={where === undefined ? office : `${office}, ${where}`} />
          </English>
        ),
      })}
    </strong>{' '}
    <English say={say}>{textsOf(offices).join(' ')}</English>
  </>
);
