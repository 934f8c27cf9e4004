import type { NameAnswer } from './answers.ts';
import { businessWords } from '../../names/advice/business-words.ts';
import { ANSWER } from './fields.tsx';
import type { Say } from './messages/say.ts';
import { Typed } from './parts.tsx';

/** The parameter with a first word of the founder's own; the words after it come as the name. */
export const OWN_WORD = 'own_word';
const LONGEST_WORD = 60;

/** A form that asks for a first word of the founder's own before the words that tell the trade, and checks the whole. */
export const ownWord =
  (say: Say, base: string) =>
  ({ business_name, advisories }: Pick<NameAnswer, 'business_name' | 'advisories'>) => {
    const doubtful = advisories.flatMap(({ severity, term = '' }) =>
      severity === 'info' ? [] : term.toLowerCase().split(/\s+/),
    );
    const words = businessWords(business_name, doubtful);
    return (
      <form class="own-word no-print" action={`${base}/#${ANSWER}`} method="get" autocomplete="off">
        <label>
          {say('Your own first word')}
          <input name={OWN_WORD} type="text" required maxLength={LONGEST_WORD} dir="auto" spellcheck={false} />
        </label>
        {words === '' ? null : (
          <strong>
            <Typed text={words} />
          </strong>
        )}
        <input type="hidden" name="business_name" value={words} />
        <button type="submit" class="secondary">
          {say('Check this name')}
        </button>
      </form>
    );
  };
