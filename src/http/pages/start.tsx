import { textOf, type Asked, type Given } from './ask.ts';
import { Alternatives, PREFILL_FIELDS, startPath } from './finder.tsx';
import { namesOf, type Options } from './context.ts';
import { document, type Site } from './layout.tsx';
import { NameResult, type NameAnswer } from './name-result.tsx';
import { Prefill, type PrefillField } from './start-form.tsx';
import { Fees, List, Rich, Section, Typed } from './parts.tsx';
import { Cautions, Sureness, type Recommendation } from './finder-result.tsx';

export interface StartProps {
  readonly site: Site;
  readonly entity: Options['entities'][number];
  readonly options: Options;
  /** The prefill, not checked. */
  readonly given: Given;
  /** The errors of invalid fields; such a field is shown, but not used. */
  readonly errors: Readonly<Partial<Record<PrefillField, string>>>;
  /** The recommendation for the prefill; undefined if the prefill is empty. */
  readonly recommendation: Recommendation | undefined;
  readonly nameCheck: Asked<NameAnswer> | undefined;
  /** The website for filing; undefined if there is none. */
  readonly filingUrl: string | undefined;
}

/** From this confidence on the page says that another type fits better. */
const SURE = 0.85;

/** The page behind a start link: what was understood, why, what to prepare, what it costs, and how to continue. */
export function startPage(props: StartProps): string {
  const { site, entity, options, given, recommendation, nameCheck, errors, filingUrl } = props;
  const { base } = site;
  const entityNames = namesOf(options);
  const carried = Object.fromEntries(
    PREFILL_FIELDS.filter((field) => errors[field] === undefined).map((field) => [field, textOf(given, field).trim()]),
  );
  // The assistant that made the link may have known more than the prefill holds: only a sure reading is set against its choice.
  const other =
    recommendation !== undefined && recommendation.recommended_entity !== entity.id && recommendation.confidence >= SURE
      ? recommendation
      : undefined;
  const agreeing = recommendation?.recommended_entity === entity.id ? recommendation : undefined;
  return document({
    site,
    title: `Start: ${entity.name}`,
    noindex: true,
    children: (
      <article class="start">
        <header class="narrow">
          <p class="eyebrow">Start a registration</p>
          <h1>{entity.name}</h1>
          <p class="lead">
            <Rich text={entity.summary ?? entity.suits} />
          </p>
        </header>

        <div class="columns">
          <Section id="understood" title="What was understood">
            <p>Correct what is wrong. Nothing is submitted from this page.</p>
            <Prefill base={base} entity={entity.id} given={given} errors={errors} />
            <div id="name-result">
              {nameCheck === undefined ? null : (
                <NameResult outcome={nameCheck} entityNames={entityNames} base={base} />
              )}
            </div>
          </Section>

          <Section id="why" title={other === undefined ? 'Why this entity type' : 'Is this the right entity type?'}>
            {agreeing !== undefined ? (
              <>
                <p>
                  <Typed text={agreeing.reason} />
                </p>
                <Sureness confidence={agreeing.confidence} />
              </>
            ) : other === undefined ? (
              <p>
                <strong>Who it suits:</strong> <Rich text={entity.suits} />
              </p>
            ) : (
              <div class="warning" role="note" aria-label="Something else fits better">
                {other.recommended_entity === 'none' ? (
                  <p>From what you wrote, nothing is registered here.</p>
                ) : (
                  <p>
                    From what you wrote, another type fits better:{' '}
                    <a href={startPath(base, other.recommended_entity, carried)}>
                      {entityNames.get(other.recommended_entity)}
                    </a>
                    .
                  </p>
                )}
                <p>
                  <Typed text={other.reason} />
                </p>
              </div>
            )}
            <Facts entity={entity} />
            <Cautions cautions={recommendation?.cautions ?? []} />
          </Section>
        </div>

        <div class="columns">
          <Section id="prepare" title="What to prepare">
            <List items={textsOf(entity.requirements)} />
          </Section>
          <Section id="costs" title="What it costs">
            <Fees fees={entity.fees} />
            <p class="aside">Fees change from year to year: confirm each with the office before you pay.</p>
            <h3>Every year after that</h3>
            <p>
              <Rich text={entity.annual_duty} />{' '}
              <a href={`${base}/business-name-renewal?entity_type=${entity.id}`}>See when and how</a>
            </p>
          </Section>
        </div>

        <Continue filingUrl={filingUrl} entity={entity} carried={carried} />

        <section class="narrow no-print" aria-labelledby="others-title">
          <h2 id="others-title">Other entity types</h2>
          {recommendation === undefined ? null : (
            <Alternatives
              alternatives={recommendation.alternatives.filter((other) => other.entity !== entity.id)}
              entityNames={entityNames}
              given={carried}
              base={base}
            />
          )}
          <ul class="chips">
            {options.entities
              .filter(
                ({ id }) =>
                  id !== entity.id && recommendation?.alternatives.every((other) => other.entity !== id) !== false,
              )
              .map(({ id, name }) => (
                <li>
                  <a href={startPath(base, id, carried)}>{name}</a>
                </li>
              ))}
          </ul>
        </section>
      </article>
    ),
  });
}

function Facts({ entity }: { entity: Options['entities'][number] }) {
  const { members, liability, name_ending, registered_with, legal_basis } = entity;
  const facts = [
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
              <Rich text={text} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

const textsOf = (statements: readonly { text: string }[] = []): string[] => statements.map(({ text }) => text);

const membersText = ({ min, max }: { min: number; max?: number }): string =>
  max === undefined ? `${min} or more` : min === max ? String(min) : `${min} to ${max}`;

function Continue({
  filingUrl,
  entity,
  carried,
}: {
  filingUrl: string | undefined;
  entity: Options['entities'][number];
  carried: Readonly<Record<string, string>>;
}) {
  if (filingUrl === undefined)
    return (
      <section class="continue" aria-labelledby="continue-title">
        <h2 id="continue-title">How to continue</h2>
        <p>Nothing is filed from here. You file yourself at the office that registers it: {entity.registered_with}.</p>
        <List ordered items={textsOf(entity.steps)} />
        <p>Print this page and take it with you.</p>
        <p class="actions no-print">
          <button type="button" class="needs-script" data-print>
            Print this page
          </button>
        </p>
      </section>
    );
  return (
    <section class="continue" aria-labelledby="continue-title">
      <h2 id="continue-title">How to continue</h2>
      <p>
        Filing continues at <strong>{new URL(filingUrl).host}</strong>, with the details above filled in. It is a
        separate service: check its prices there.
      </p>
      <p class="actions no-print">
        <a role="button" class="go" href={filingLink(filingUrl, entity.id, carried)} rel="noreferrer" data-filing>
          Continue to filing
        </a>
      </p>
    </section>
  );
}

/** The filing address with the known details as query parameters. */
function filingLink(filingUrl: string, entity: string, carried: Readonly<Record<string, string>>): string {
  const url = new URL(filingUrl);
  url.searchParams.set('entity_type', entity);
  for (const [field, value] of Object.entries(carried)) if (value !== '') url.searchParams.set(field, value);
  return url.href;
}
