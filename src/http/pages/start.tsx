import type { NameAnswer, Options, Recommendation } from './answers.ts';
import { asksFirst, isLimited } from '../../guidance/law/needs.ts';
import type { Asked, Given } from './ask.ts';
import { namesOf } from './context.ts';
import { firstFees, membersText, paysOfficers, textsOf, yearlyFees, type Option } from './entity.ts';
import { ANSWER, ErrorSummary, type Errors } from './fields.tsx';
import { Cautions, CautionsFolded, Conditions, Reason, Warned, areMany, reasoned } from './cautions.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Alternatives, FEES_OF_OFFICE } from './finder-result.tsx';
import { edgeOf, fitTitle, titleOf } from './fit.ts';
import { fieldToCorrect } from './form-fields.ts';
import { readable } from './format.ts';
import { document, type Site } from './layout.tsx';
import type { Say } from './messages/say.ts';
import { Findings, Limits, NameResult, Searched, Summary, Verdict } from './name-result.tsx';
import { OtherType } from './other-type.tsx';
import { ownWord } from './own-word.tsx';
import { Checklist, English, Fees, List, Mistake, Rich, Section, Typed } from './parts.tsx';
import { Prefill } from './start-form.tsx';
import { Steps } from './start-steps.tsx';
import { Understood } from './understood.tsx';

export interface StartProps {
  readonly site: Site;
  readonly entity: Option;
  readonly options: Options;
  /** The prefill, not checked. */
  readonly given: Given;
  /** The errors of invalid fields; such a field is shown, but not used. */
  readonly errors: Errors;
  /** The recommendation for the prefill; undefined if the prefill is empty. */
  readonly recommendation: Recommendation | undefined;
  readonly nameCheck: Asked<NameAnswer> | undefined;
  /** The website for filing; undefined if there is none. */
  readonly filingUrl: string | undefined;
}

type Alternative = Recommendation['alternatives'][number];

/** From this confidence on the page says that the words sound like nothing that is registered. */
const SURE = 0.85;

/** The page behind a start link, in the order of doing: where to go, what to do, the cost, what to bring; then what was understood. */
export function startPage(props: StartProps): string {
  const { site, entity, options, given, recommendation, nameCheck, errors, filingUrl } = props;
  const { base, say } = site;
  const { estimate } = entity;
  const fees = firstFees(entity);
  const agreeing = recommendation?.recommended_entity === entity.id ? recommendation : undefined;
  // Of the suggested type, what these people are told besides too.
  const requirements = agreeing?.requires?.requirements ?? entity.requirements ?? [];
  // An older service marks nothing: then all of it is to have ready.
  const isMarked = requirements.some(({ to_have }) => to_have);
  const papers = requirements.filter(({ to_have = !isMarked }) => to_have);
  const rules = textsOf([...requirements.filter((one) => !papers.includes(one)), ...(entity.practice ?? [])]);
  // The assistant that made the link may have known more than the prefill holds: only who is sure says that nothing is to be registered.
  const refused = recommendation?.need === 'not_permitted' ? recommendation : undefined;
  const other =
    recommendation !== undefined &&
    refused === undefined &&
    recommendation.recommended_entity !== entity.id &&
    (recommendation.recommended_entity !== 'none' || recommendation.confidence >= SURE)
      ? recommendation
      : undefined;
  // What an authority asks holds in every type; other rules are of the type that is suggested.
  const all = (refused === undefined ? (recommendation?.cautions ?? []) : []).filter(
    ({ authority }) => other === undefined || authority !== undefined,
  );
  const isLong = areMany(all);
  // Where an authority decides first, that stands above the steps: whoever pays for them first may pay for nothing.
  const first =
    recommendation !== undefined && asksFirst(recommendation) ? all.filter(({ step }) => step === 'before') : [];
  const limits =
    recommendation !== undefined && isLimited(recommendation) ? all.filter((one) => one.limits === true) : [];
  const after = all.filter((one) => one.step === 'after' && !limits.includes(one));
  const cautions = all.filter((one) => !first.includes(one) && !limits.includes(one) && !after.includes(one));
  const duties = textsOf(entity.every_year);
  const entityNames = namesOf(options);
  const faults = Object.entries(errors).map(([field, text]) => ({ id: fieldToCorrect(field), text }));
  const carried: Given = Object.fromEntries(Object.entries(given).filter(([field]) => !(field in errors)));
  const next = textsOf(agreeing?.requires?.once_registered);
  const alternatives = (recommendation?.alternatives ?? []).filter((one) => one.entity !== entity.id);
  const recommended = entityNames.has(other?.recommended_entity ?? '')
    ? [
        {
          entity: other!.recommended_entity as Alternative['entity'],
          confidence: other!.confidence,
          reason: other!.reason,
        },
      ]
    : [];
  const checked =
    nameCheck?.ok === true ? (
      <>
        <Verdict say={say} outlook={nameCheck.value.outlook} name={nameCheck.value.business_name} />
        <p>
          <a href="#name-result">{say('What we found about the name')}</a>
        </p>
      </>
    ) : null;
  const wrong = faults.length === 0 ? null : <ErrorSummary say={say} faults={faults} />;
  const arrived = faults.length === 0 ? { id: ANSWER, tabIndex: -1 } : {};
  const suits = (
    <p class={isLong ? undefined : 'lead'} {...say.english}>
      <Rich text={entity.suits} />
    </p>
  );
  const known = rules.length === 0 ? null : <List say={say} items={rules} />;
  const prices = (
    <>
      <Fees say={say} fees={fees} />
      {textsOf(entity.side_costs).map((text) => (
        <p {...say.english}>
          <Rich text={text} />
        </p>
      ))}
    </>
  );
  const registering = (
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

      <Section title={say('What it costs to register')}>
        {estimate === undefined || fees.length < 2 ? null : (
          <p>
            <strong>
              {say.with('To the office in the first year: about {sum}', {
                sum: <English say={say}>{readable(estimate.arithmetic)}</English>,
              })}
              .
            </strong>
          </p>
        )}
        {isLong && estimate !== undefined && fees.length > 1 ? (
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

      <Section title={say('What to bring and what to know')}>
        <Checklist say={say} items={textsOf(papers)} name="paper" />
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

      <Section title={say('Every year after that')} isFolded={isLong}>
        <p>
          <English say={say}>
            <Rich text={(duties.length === 0 ? [entity.annual_duty] : duties).join(' ')} />
          </English>{' '}
          <a href={`${base}/business-name-renewal?entity_type=${entity.id}`}>{say('See when and how')}</a>
        </p>
        {yearlyFees(entity).length === 0 ? null : <Fees say={say} fees={yearlyFees(entity)} />}
        {paysOfficers(entity) ? <p>{say('The auditor and the secretary cost extra.')}</p> : null}
      </Section>

      <Section title={say('Before you decide')} isFolded={isLong}>
        {agreeing === undefined ? null : (
          <p>
            <strong>{fitTitle(agreeing, say)}.</strong>{' '}
            <English say={say}>
              <Typed text={agreeing.reason} />
            </English>
          </p>
        )}
        {isLong ? suits : null}
        <Facts say={say} entity={entity} />
        <Alternatives
          say={say}
          alternatives={[...recommended, ...alternatives]}
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
  return document({
    site,
    title: refused === undefined ? say('Start: {entity}', { entity: entity.name }) : titleOf(refused, say),
    noindex: true,
    isWrong: faults.length > 0,
    children: (
      <>
        {wrong}
        {refused === undefined ? (
          <>
            <p class="eyebrow">{say('How to register')}</p>
            <h1 {...say.english}>{entity.name}</h1>
            <div {...arrived}>
              {other === undefined ? null : (
                <OtherType
                  say={say}
                  other={other}
                  entity={entity}
                  entityNames={entityNames}
                  base={base}
                  carried={carried}
                />
              )}
              {isLong ? null : suits}
              <Warned say={say} title={say('Ask for permission first')} cautions={first} />
              <Conditions say={say} limits={limits} />
              {checked}
            </div>
            {registering}
          </>
        ) : (
          <>
            <div {...arrived}>
              <Refusal say={say} refused={refused} entity={entity} />
              {checked}
            </div>
            <Section title={say('How to register, if it is allowed')} isFolded>
              {registering}
            </Section>
          </>
        )}
        <div id="name-result">
          {nameCheck === undefined ? null : nameCheck.ok ? (
            <Section title={say('What we found about the name')} class={`result ${nameCheck.value.outlook}`}>
              <Summary say={say} found={nameCheck.value} />
              <Limits say={say} found={nameCheck.value} />
              <Findings
                say={say}
                found={nameCheck.value}
                entityNames={entityNames}
                base={base}
                entity={entity.id}
                again={ownWord(say, base)}
              />
              <Searched say={say} found={nameCheck.value} />
            </Section>
          ) : (
            <NameResult say={say} outcome={nameCheck} entityNames={entityNames} base={base} />
          )}
        </div>

        <details
          class="apart no-print"
          id="plan"
          open={faults.length > 0 || other !== undefined || refused !== undefined}
        >
          <summary>
            {Object.keys(given).length === 0 ? say('Tell us your plan') : say('What we understood: correct it here')}
          </summary>
          <p>{say('This page sends nothing to the office.')}</p>
          <Understood say={say} understood={recommendation?.understood ?? []} isWhole given={carried} base={base} />
          <Prefill say={say} base={base} entity={entity.id} given={given} errors={errors} />
        </details>
      </>
    ),
  });
}

/** That what is planned is not permitted: the headline of the page, then why, and what is permitted instead. */
function Refusal({ say, refused, entity }: { say: Say; refused: Recommendation; entity: Option }) {
  const { reason, cautions, rules } = reasoned(refused);
  const { edge, sign } = edgeOf(refused);
  return (
    <div class={`result ${edge}`}>
      <h1 class="verdict">
        <span class="sign" aria-hidden="true">
          {sign}
        </span>
        {titleOf(refused, say)}
      </h1>
      <Reason say={say} reason={reason} behind={[]} />
      {refused.elsewhere === undefined ? null : (
        <Elsewhere say={say} elsewhere={refused.elsewhere} need={refused.need} level="h2" isShort />
      )}
      <Cautions say={say} cautions={rules} heading={say('What is not allowed')} level="h2" />
      <CautionsFolded say={say} cautions={cautions} />
      <p class="no-print">
        {say.with('You opened this page for: {entity}. Do these words leave something out? Then {more}.', {
          entity: <English say={say}>{entity.name}</English>,
          more: <a href="#plan">{say('tell us more')}</a>,
        })}
      </p>
    </div>
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
