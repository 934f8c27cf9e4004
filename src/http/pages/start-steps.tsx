import { ownersOf, textOf, type Given } from './ask.ts';
import { CautionInShort, CautionText, inGroups, type Caution } from './cautions.tsx';
import { textsOf, type Option } from './entity.ts';
import { FILED_FIELDS, filedAs } from './form-fields.ts';
import type { Say } from './messages/say.ts';
import { Office } from './office.tsx';
import { English, Rich, SourceName } from './parts.tsx';

interface StepsProps {
  readonly say: Say;
  readonly entity: Option;
  /** What other offices ask once it is registered. */
  readonly after: readonly Caution[];
  /** Whether the page has much to tell: then these are told in short. */
  readonly isLong: boolean;
  /** The website for filing; undefined if there is none. */
  readonly filingUrl: string | undefined;
  readonly carried: Given;
}

/** What to do, in order; then the website for filing, if there is one. */
export const Steps = ({ say, entity, after, isLong, filingUrl, carried }: StepsProps) => (
  <>
    <Ways say={say} entity={entity} after={after} isLong={isLong} />
    {entity.time === undefined ? null : (
      <p>
        <strong>{say('How long it takes')}</strong>: <English say={say}>{textsOf(entity.time).join(' ')}</English>
      </p>
    )}
    {filingUrl === undefined ? (
      <>
        <p>{say('You file it yourself: this page sends nothing to the office.')}</p>
        <p class="actions no-print">
          <button type="button" class="needs-script" data-print>
            {say('Print this page')}
          </button>
        </p>
      </>
    ) : (
      <>
        <p>
          {say.with(
            'You can go on at {website} with your details filled in. It is the website of this service, not of the Registrar. Pay the registration fees only to the ORC. Ask the website if its help costs anything.',
            { website: <strong>{new URL(filingUrl).host}</strong> },
          )}
        </p>
        <p class="actions no-print">
          <a class="button" href={filingLink(filingUrl, entity.id, carried)} rel="noreferrer" data-filing>
            {say('Continue to filing')}
          </a>
        </p>
      </>
    )}
  </>
);

/**
 * The steps. Where one is done in the portal, the person chooses that way or the office, and the style shows the steps of one way only;
 * a browser that cannot tell what is chosen shows both.
 */
function Ways({
  say,
  entity: { registered_with, where, offices, steps = [] },
  after,
  isLong,
}: Pick<StepsProps, 'say' | 'entity' | 'after' | 'isLong'>) {
  const hasWays = steps.some(({ online }) => online);
  return (
    <div class="ways">
      {hasWays ? (
        <fieldset class="field no-print">
          <legend>{say('How will you file?')}</legend>
          <Way value="office" text={say('At an office')} isFirst />
          <Way value="online" text={say('Online')} />
        </fieldset>
      ) : null}
      <ol class="steps">
        <li>
          <span>
            <Office say={say} office={registered_with} where={where} offices={offices} />
          </span>
        </li>
        {steps.map(({ text, online = false }) => (
          <>
            <li class={online ? 'online' : undefined} {...say.english}>
              <span>
                <Rich text={text} />
              </span>
            </li>
            {online ? (
              <li class="at-office">
                <span>
                  {say(
                    'At the office: hand in the forms with the papers below, and pay there. Take all of it with you the first time.',
                  )}
                </span>
              </li>
            ) : null}
          </>
        ))}
        {isLong
          ? inGroups(after).map((group) => (
              <li>
                <CautionInShort say={say} cautions={group} />
              </li>
            ))
          : after.map((caution) => (
              <li>
                <span>
                  <CautionText say={say} caution={caution} />{' '}
                  <small>
                    <SourceName say={say} source={caution.source} />
                  </small>
                </span>
              </li>
            ))}
      </ol>
    </div>
  );
}

const Way = ({ value, text, isFirst = false }: { value: string; text: string; isFirst?: boolean }) => (
  <label class="choice">
    <input type="radio" name="way" value={value} checked={isFirst} autocomplete="off" />
    {text}
  </label>
);

/** The filing address with the known details as query parameters. */
function filingLink(filingUrl: string, entity: string, carried: Given): string {
  const url = new URL(filingUrl);
  url.searchParams.set('entity_type', entity);
  for (const field of FILED_FIELDS) {
    const text = (field === 'owners' ? ownersOf(carried) : textOf(carried, field)).trim();
    if (text !== '') url.searchParams.set(filedAs(field), text);
  }
  return url.href;
}
