import type { NameAnswer, Options, Recommendation } from './answers.ts';
import type { Asked, Given } from './ask.ts';
import { namesOf } from './context.ts';
import type { Option } from './entity.ts';
import { ANSWER, ErrorSummary, type Errors } from './fields.tsx';
import { Cautions, CautionsFolded, Conditions, Raised, Reason, Warned, ofPlan, reasoned } from './cautions.tsx';
import { Elsewhere, FIRST_ALLOWED } from './elsewhere.tsx';
import { edgeOf, titleOf } from './fit.ts';
import { fieldToCorrect } from './form-fields.ts';
import { document, type Site } from './layout.tsx';
import type { Say } from './messages/say.ts';
import { Findings, Limits, NameResult, Searched, Summary, Verdict } from './name-result.tsx';
import { OtherType } from './other-type.tsx';
import { ownWord } from './own-word.tsx';
import { English, Section } from './parts.tsx';
import { Registering, Suits } from './registering.tsx';
import { startCase } from './start-case.ts';
import { Prefill } from './start-form.tsx';
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

/** The page behind a start link, in the order of doing: where to go, what to do, the cost, what to bring; then what was understood. */
export function startPage(props: StartProps): string {
  const { site, entity, options, given, recommendation, nameCheck, errors, filingUrl } = props;
  const { base, say } = site;
  const found = startCase(entity, recommendation);
  const { refused, other, isLong } = found;
  const entityNames = namesOf(options);
  const faults = Object.entries(errors).map(([field, text]) => ({ id: fieldToCorrect(field), text }));
  const carried: Given = Object.fromEntries(Object.entries(given).filter(([field]) => !(field in errors)));
  const arrived = faults.length === 0 ? { id: ANSWER, tabIndex: -1 } : {};
  const checked = <Checked say={say} nameCheck={nameCheck} />;
  const registering = (
    <Registering
      say={say}
      base={base}
      entity={entity}
      options={options}
      found={found}
      alternatives={recommendation?.alternatives ?? []}
      carried={carried}
      filingUrl={filingUrl}
    />
  );
  return document({
    site,
    title: refused === undefined ? say('Start: {entity}', { entity: entity.name }) : titleOf(refused, say),
    noindex: true,
    isWrong: faults.length > 0,
    children: (
      <>
        {faults.length === 0 ? null : <ErrorSummary say={say} faults={faults} />}
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
              {isLong ? null : <Suits say={say} entity={entity} isLead />}
              <Warned say={say} title={say('Ask for permission first')} cautions={found.first} />
              <Conditions say={say} limits={found.limits} />
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
          <FoundName say={say} nameCheck={nameCheck} entityNames={entityNames} base={base} entity={entity} />
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

type Check = StartProps['nameCheck'];

/** What the check of the name came to, with a way to it. */
const Checked = ({ say, nameCheck }: { say: Say; nameCheck: Check }) =>
  nameCheck?.ok !== true ? null : (
    <>
      <Verdict say={say} outlook={nameCheck.value.outlook} name={nameCheck.value.business_name} />
      <p>
        <a href="#name-result">{say('What we found about the name')}</a>
      </p>
    </>
  );

interface FoundNameProps {
  readonly say: Say;
  readonly nameCheck: Check;
  readonly entityNames: ReadonlyMap<string, string>;
  readonly base: string;
  readonly entity: Option;
}

function FoundName({ say, nameCheck, entityNames, base, entity }: FoundNameProps) {
  if (nameCheck === undefined) return null;
  if (!nameCheck.ok) return <NameResult say={say} outcome={nameCheck} entityNames={entityNames} base={base} />;
  const found = nameCheck.value;
  return (
    <Section title={say('What we found about the name')} class={`result ${found.outlook}`}>
      <Summary say={say} found={found} />
      <Limits say={say} found={found} />
      <Findings
        say={say}
        found={found}
        entityNames={entityNames}
        base={base}
        entity={entity.id}
        again={ownWord(say, base)}
      />
      <Searched say={say} found={found} />
    </Section>
  );
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
        <Elsewhere say={say} elsewhere={refused.elsewhere} need={refused.need} level="h2" first={FIRST_ALLOWED} />
      )}
      <Cautions say={say} cautions={rules} heading={say('What is not allowed')} level="h2" />
      <CautionsFolded say={say} cautions={ofPlan(cautions)} />
      <Raised say={say} cautions={cautions} />
      <p class="no-print">
        {say.with('You opened this page for: {entity}. Do these words leave something out? Then {more}.', {
          entity: <English say={say}>{entity.name}</English>,
          more: <a href="#plan">{say('tell us more')}</a>,
        })}
      </p>
    </div>
  );
}
