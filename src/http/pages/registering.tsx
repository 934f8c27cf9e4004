import type { Options, Recommendation } from './answers.ts';
import type { Given } from './ask.ts';
import { Cautions } from './cautions.tsx';
import { namesOf } from './context.ts';
import { firstFees, membersText, paysOfficers, textsOf, yearlyFees, type Option } from './entity.ts';
import { Alternatives, FEES_OF_OFFICE } from './finder-result.tsx';
import { fitTitle } from './fit.ts';
import { readable } from './format.ts';
import type { Say } from './messages/say.ts';
import { Checklist, English, Fees, List, Mistake, Rich, Section, Typed } from './parts.tsx';
import type { StartCase } from './start-case.ts';
import { Steps } from './start-steps.tsx';

interface RegisteringProps {
  readonly say: Say;
  readonly base: string;
  readonly entity: Option;
  readonly options: Options;
  readonly found: StartCase;
  readonly alternatives: Recommendation['alternatives'];
  /** The prefill without what was wrong in it. */
  readonly carried: Given;
  /** The website for filing; undefined if there is none. */
  readonly filingUrl: string | undefined;
}

/** How a type is registered: what to do, the cost, what to bring, what comes after, and what to weigh before deciding. */
export function Registering({ say, base, entity, options, found, alternatives, carried, filingUrl }: RegisteringProps) {
  const { agreeing, after, cautions, isLong, papers, rules } = found;
  const next = textsOf(agreeing?.requires?.once_registered);
  const known = rules.length === 0 ? null : <List say={say} items={rules} />;
  return (
    <>
      <Section title={say('What to do')}>
        <Steps
          say={say}
          entity={asTold(entity, agreeing)}
          after={after}
          isLong={isLong}
          filingUrl={filingUrl}
          carried={carried}
        />
      </Section>

      <Cost say={say} entity={entity} isLong={isLong} />

      <Section title={say('What to bring and what to know')}>
        <Checklist say={say} items={papers} name="paper" />
        {isLong ? null : known}
      </Section>

      {cautions.length === 0 && !(isLong && rules.length > 0) ? null : (
        <Section title={say('Licences and other things to know')} isFolded={isLong}>
          {isLong ? known : null}
          <Cautions say={say} cautions={cautions} />
        </Section>
      )}

      {next.length === 0 ? null : (
        <Section title={say('Once it is registered')} isFolded={isLong}>
          <List say={say} items={next} />
        </Section>
      )}

      <EveryYear say={say} base={base} entity={entity} isLong={isLong} />

      <Section title={say('Before you decide')} isFolded={isLong}>
        {agreeing === undefined ? null : (
          <p>
            <strong>{fitTitle(agreeing, say)}.</strong>{' '}
            <English say={say}>
              <Typed text={agreeing.reason} />
            </English>
          </p>
        )}
        {isLong ? <Suits say={say} entity={entity} /> : null}
        <Facts say={say} entity={entity} />
        <Alternatives
          say={say}
          alternatives={[
            ...recommendedInstead(found, options),
            ...alternatives.filter((one) => one.entity !== entity.id),
          ]}
          entities={options.entities}
          given={carried}
          base={base}
        />
        <Mistake say={say} base={base} />
        <p class="no-print">
          <a href={`${base}/compare`}>
            {say('Compare all {count} kinds of registration', { count: options.entities.length })}
          </a>
        </p>
      </Section>
    </>
  );
}

/** Whom a type suits. */
export const Suits = ({ say, entity, isLead = false }: { say: Say; entity: Option; isLead?: boolean }) => (
  <p class={isLead ? 'lead' : undefined} {...say.english}>
    <Rich text={entity.suits} />
  </p>
);

/** The type that the words speak for, as an alternative to the one that the page is about. */
function recommendedInstead({ other }: StartCase, options: Options): Recommendation['alternatives'] {
  if (other === undefined || !namesOf(options).has(other.recommended_entity)) return [];
  const { recommended_entity, confidence, reason } = other;
  return [{ entity: recommended_entity as Recommendation['alternatives'][number]['entity'], confidence, reason }];
}

function Cost({ say, entity, isLong }: { say: Say; entity: Option; isLong: boolean }) {
  const { estimate, side_costs } = entity;
  const fees = firstFees(entity);
  // One fee needs no sum.
  const sum = fees.length < 2 ? undefined : estimate;
  const prices = (
    <>
      <Fees say={say} fees={fees} />
      {textsOf(side_costs).map((text) => (
        <p {...say.english}>
          <Rich text={text} />
        </p>
      ))}
    </>
  );
  return (
    <Section title={say('What it costs to register')}>
      {sum === undefined ? null : (
        <p>
          <strong>
            {say.with('To the office in the first year: about {sum}', {
              sum: <English say={say}>{readable(sum.arithmetic)}</English>,
            })}
            .
          </strong>
        </p>
      )}
      {isLong && sum !== undefined ? (
        <details>
          <summary>{say('Each fee, with its date')}</summary>
          {prices}
        </details>
      ) : (
        prices
      )}
      <p class="aside">
        {fees.length === 0 ? '' : `${say(FEES_OF_OFFICE)} `}
        {say('Fees change. Ask the office before you pay.')}
      </p>
    </Section>
  );
}

function EveryYear({ say, base, entity, isLong }: { say: Say; base: string; entity: Option; isLong: boolean }) {
  const duties = textsOf(entity.every_year);
  const fees = yearlyFees(entity);
  return (
    <Section title={say('Every year after that')} isFolded={isLong}>
      <p>
        <English say={say}>
          <Rich text={(duties.length === 0 ? [entity.annual_duty] : duties).join(' ')} />
        </English>{' '}
        <a href={`${base}/business-name-renewal?entity_type=${entity.id}`}>{say('See when and how')}</a>
      </p>
      {fees.length === 0 ? null : <Fees say={say} fees={fees} />}
      {paysOfficers(entity) ? <p>{say('The auditor and the secretary cost extra.')}</p> : null}
    </Section>
  );
}

/** The type with the office and the days that these people were told. */
const asTold = (entity: Option, agreeing: Recommendation | undefined): Option => {
  const { offices = entity.offices, time = entity.time } = agreeing?.requires ?? {};
  return { ...entity, ...(offices === undefined ? {} : { offices }), ...(time === undefined ? {} : { time }) };
};

function Facts({ say, entity }: { say: Say; entity: Option }) {
  const { summary, members, liability, name_ending, registered_with, legal_basis } = entity;
  const facts = [
    ['What it is', summary],
    ['Members', `${membersText(members, say)}${members.note === undefined ? '' : `. ${members.note}`}`],
    ['Who pays the debts', liability],
    ['The name ends in', name_ending],
    ['Registered with', registered_with],
    ['Law', legal_basis],
  ] as const;
  return (
    <dl class="pairs">
      {facts.map(([label, text]) =>
        text === undefined ? null : (
          <div>
            <dt>{say(label)}</dt>
            <dd {...say.english}>
              <span>
                <Rich text={text} />
              </span>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
