import { textOf, type Asked, type Given } from './ask.ts';
import { namesOf, type Options } from './context.ts';
import { firstFees, membersText, textsOf, yearlyFees, type Option } from './entity.ts';
import { ANSWER, ErrorSummary, type Errors } from './fields.tsx';
import type { PrefillField } from './finder.tsx';
import { Alternatives, Cautions, PREFILL_FIELDS, fitText, startPath, type Recommendation } from './finder-result.tsx';
import { inCedis, moneyText } from './format.ts';
import { document, type Site } from './layout.tsx';
import { NameResult, Verdict, type NameAnswer } from './name-result.tsx';
import { Checklist, Fees, List, Rich, Section, Typed } from './parts.tsx';
import { Prefill } from './start-form.tsx';

export interface StartProps {
  readonly site: Site;
  readonly entity: Option;
  readonly options: Options;
  /** The prefill, not checked. */
  readonly given: Given;
  /** The errors of invalid fields; such a field is shown, but not used. */
  readonly errors: Errors<PrefillField>;
  /** The recommendation for the prefill; undefined if the prefill is empty. */
  readonly recommendation: Recommendation | undefined;
  readonly nameCheck: Asked<NameAnswer> | undefined;
  /** The website for filing; undefined if there is none. */
  readonly filingUrl: string | undefined;
}

/** From this confidence on the page says that another type fits better. */
const SURE = 0.85;

/** The page behind a start link, in the order of doing: where to go, what to do, the cost, what to bring; then what was understood. */
export function startPage(props: StartProps): string {
  const { site, entity, options, given, recommendation, nameCheck, errors, filingUrl } = props;
  const { base } = site;
  const { estimate } = entity;
  const fees = firstFees(entity);
  const practice = textsOf(entity.practice);
  const duties = textsOf(entity.every_year);
  const entityNames = namesOf(options);
  const faults = Object.entries(errors).map(([id, text]) => ({ id, text }));
  const carried = Object.fromEntries(
    PREFILL_FIELDS.filter((field) => errors[field] === undefined).map((field) => [field, textOf(given, field).trim()]),
  );
  // The assistant that made the link may have known more than the prefill holds: only a sure reading is set against its choice.
  const other =
    recommendation !== undefined && recommendation.recommended_entity !== entity.id && recommendation.confidence >= SURE
      ? recommendation
      : undefined;
  const agreeing = recommendation?.recommended_entity === entity.id ? recommendation : undefined;
  const alternatives = (recommendation?.alternatives ?? []).filter((one) => one.entity !== entity.id);
  return document({
    site,
    title: `Start: ${entity.name}`,
    noindex: true,
    isWrong: faults.length > 0,
    children: (
      <>
        {faults.length === 0 ? null : <ErrorSummary faults={faults} />}
        <p class="eyebrow">How to register</p>
        <h1>{entity.name}</h1>
        <div {...(faults.length === 0 ? { id: ANSWER, tabIndex: -1 } : {})}>
          <p class="lead">
            <Rich text={entity.suits} />
          </p>
          {other === undefined ? null : <Other other={other} entityNames={entityNames} base={base} carried={carried} />}
          {nameCheck?.ok === true ? (
            <>
              <Verdict outlook={nameCheck.value.outlook} name={nameCheck.value.business_name} />
              <p>
                <a href="#name-result">What we found about the name</a>
              </p>
            </>
          ) : null}
        </div>

        <Section title="What to do">
          <Steps entity={entity} filingUrl={filingUrl} carried={carried} />
        </Section>

        <Section title="What it costs to register">
          {estimate === undefined || fees.length < 2 ? null : (
            <p>
              <strong>About {moneyText(estimate.amount, estimate.currency)}</strong>: {inCedis(estimate.arithmetic)}.
            </p>
          )}
          <Fees fees={fees} />
          <p class="aside">Fees change from year to year: confirm each with the office before you pay.</p>
        </Section>

        <Section title="What to bring, and what to know first">
          <Checklist items={textsOf(entity.requirements)} name="paper" />
          {practice.length === 0 ? null : <List items={practice} />}
        </Section>

        <Section title="Every year after that">
          <p>
            <Rich text={(duties.length === 0 ? [entity.annual_duty] : duties).join(' ')} />{' '}
            <a href={`${base}/business-name-renewal?entity_type=${entity.id}`}>See when and how</a>
          </p>
          {yearlyFees(entity).length === 0 ? null : <Fees fees={yearlyFees(entity)} />}
        </Section>

        <Section title="Before you decide">
          {agreeing === undefined ? null : (
            <p>
              <strong>{fitText(agreeing.confidence)}.</strong> <Typed text={agreeing.reason} />
            </p>
          )}
          <Facts entity={entity} />
          <Cautions cautions={recommendation?.cautions ?? []} />
          <Alternatives alternatives={alternatives} entityNames={entityNames} given={carried} base={base} />
          <p class="no-print">
            <a href={`${base}/compare`}>Compare all {options.entities.length} kinds of registration</a>
          </p>
        </Section>

        <div id="name-result">
          {nameCheck === undefined ? null : <NameResult outcome={nameCheck} entityNames={entityNames} base={base} />}
        </div>

        <details class="apart no-print" open={faults.length > 0}>
          <summary>{Object.keys(given).length === 0 ? 'Say what you plan' : 'What was understood: correct it'}</summary>
          <p>Nothing is submitted from this page.</p>
          <Prefill base={base} entity={entity.id} given={given} errors={errors} />
        </details>
      </>
    ),
  });
}

/** That another type fits better. */
const Other = ({
  other,
  entityNames,
  base,
  carried,
}: {
  other: Recommendation;
  entityNames: ReadonlyMap<string, string>;
  base: string;
  carried: Given;
}) => (
  <div class="warning" role="note" aria-label="Something else fits better">
    {other.recommended_entity === 'none' ? (
      <p>From what you wrote, nothing is registered here.</p>
    ) : (
      <p>
        From what you wrote, another type fits better:{' '}
        <a href={startPath(base, other.recommended_entity, carried)}>{entityNames.get(other.recommended_entity)}</a>.
      </p>
    )}
    <p>
      <Typed text={other.reason} />
    </p>
  </div>
);

/** The office first, then the steps; the website for filing, if there is one. */
function Steps({
  entity,
  filingUrl,
  carried,
}: Pick<StartProps, 'entity' | 'filingUrl'> & { carried: Readonly<Record<string, string>> }) {
  return (
    <>
      <List
        ordered
        items={[
          `Where to go: ${entity.registered_with}${entity.where === undefined ? '' : `, ${entity.where}`}.`,
          ...textsOf(entity.steps),
        ]}
      />
      {filingUrl === undefined ? (
        <>
          <p>Nothing is filed from here: you file yourself. Print this page and take it with you.</p>
          <p class="actions no-print">
            <button type="button" class="needs-script" data-print>
              Print this page
            </button>
          </p>
        </>
      ) : (
        <>
          <p>
            Filing continues at <strong>{new URL(filingUrl).host}</strong>, with your details filled in. It is a
            separate service: check its prices there.
          </p>
          <p class="actions no-print">
            <a class="button" href={filingLink(filingUrl, entity.id, carried)} rel="noreferrer" data-filing>
              Continue to filing
            </a>
          </p>
        </>
      )}
    </>
  );
}

function Facts({ entity }: { entity: Option }) {
  const { summary, members, liability, name_ending, registered_with, legal_basis } = entity;
  const facts = [
    ['What it is', summary],
    ['Members', `${membersText(members)}${members.note === undefined ? '' : `. ${members.note}`}`],
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
            <dt>{label}</dt>
            <dd>
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

/** The filing address with the known details as query parameters. */
function filingLink(filingUrl: string, entity: string, carried: Readonly<Record<string, string>>): string {
  const url = new URL(filingUrl);
  url.searchParams.set('entity_type', entity);
  for (const [field, value] of Object.entries(carried)) if (value !== '') url.searchParams.set(field, value);
  return url.href;
}
