import type { NameAnswer, Options } from './answers.ts';
import type { Failure } from '../../errors.ts';
import { MATTERS, type Matter } from '../../guidance/facts.ts';
import { textOf, type Asked, type Given } from './ask.ts';
import { namesOf } from './context.ts';
import { ANSWER, ErrorSummary, Field, toldErrors, type Errors, type Fault } from './fields.tsx';
import { FinderForm } from './finder.tsx';
import { fieldToCorrect, type FormField } from './form-fields.ts';
import { FINDER_LABELS } from './plan.ts';
import { echo, errorsOf } from './format.ts';
import { document, type Site } from './layout.tsx';
import { NAME_LABELS, NameResult, isOpen } from './name-result.tsx';
import { MOST_NAMES, NAMES_PATH, NAME_LENGTH, NAME_PART } from './names.tsx';
import { Office } from './office.tsx';
import { ownWord } from './own-word.tsx';
import { Section, Told } from './parts.tsx';
import { RENEWAL_PATH } from './renewal-form.tsx';

export interface HomeProps {
  readonly site: Site;
  readonly summary: string;
  readonly options: Options;
  /** A name checked without the script, with its answer. */
  readonly name?: { readonly given: Given; readonly outcome: Asked<NameAnswer> };
  /** A query of the finder that cannot be answered. */
  readonly finder?: { readonly given: Given; readonly failure: Failure };
}

/** What is wrong with what was submitted, and where: in the field for the name, or in the finder. */
interface Faults {
  readonly name: Errors<'business_name'>;
  readonly finder: Errors<FormField>;
  readonly all: readonly Fault[];
}

function faultsOf({ site: { say }, name, finder }: HomeProps): Faults {
  const ofName = name?.outcome.ok === false ? toldErrors(say, errorsOf(name.outcome.failure, NAME_LABELS)) : {};
  const ofFinder = finder === undefined ? {} : toldErrors(say, errorsOf(finder.failure, FINDER_LABELS));
  const fault = (id: string, text: Fault['text']): Fault => ({ id, text });
  return {
    name: ofName,
    finder: ofFinder,
    all: [
      ...Object.values(ofName).map((text) => fault('name', text)),
      ...Object.entries(ofFinder).map(([field, text]) => fault(`finder-${fieldToCorrect(field)}`, text)),
    ],
  };
}

/** A name against which nothing speaks: whoever checked it goes on with it. */
const goneOn = (name: HomeProps['name']): Given | undefined =>
  name?.outcome.ok === true && isOpen(name.outcome.value) ? name.given : undefined;

/** What people come for whose business is registered already, beside the renewal, which has a page of its own. */
const REGISTERED_MATTERS: readonly Matter[] = ['lost_certificate', 'change', 'close', 'restore', 'status'];

/** The home page: the name check, the entity finder, and the way to renewal. */
export function homePage(props: HomeProps): string {
  const { site, summary, options, name, finder } = props;
  const { base, say } = site;
  const entityNames = namesOf(options);
  const faults = faultsOf(props);
  const registrar = options.entities.find(({ offices = [] }) => offices.length > 0);
  return document({
    site,
    title: say('Register a business in Ghana'),
    description: summary,
    noindex: name !== undefined || finder !== undefined,
    isWrong: faults.all.length > 0,
    children: (
      <>
        {faults.all.length === 0 ? null : <ErrorSummary say={say} faults={faults.all} />}
        <h1>{say('Register a business in Ghana')}</h1>
        <p class="lead">
          {say('Check a name, find out what to register, and renew on time. Every fact has a source and a date.')}
        </p>
        <p>
          <a href="#renewal">{say('Already registered?')}</a>
        </p>

        <Section id="names" title={say('Does anyone already have your name?')}>
          <form
            class="card"
            action={`${base}/#${ANSWER}`}
            method="get"
            data-part={`${base}${NAME_PART}`}
            data-into="name-result"
            data-live
            autocomplete="off"
          >
            <Field
              say={say}
              id="name"
              label={say('The name you would like')}
              hint={say('For example, Sankofa Loom & Thread Enterprise. We compare it by spelling and by sound.')}
              error={faults.name.business_name}
            >
              {(attributes) => (
                <div class="ask">
                  <input
                    name="business_name"
                    type="text"
                    maxLength={NAME_LENGTH}
                    required
                    dir="auto"
                    spellcheck={false}
                    value={echo(textOf(name?.given ?? {}, 'business_name'))}
                    {...attributes}
                  />
                  <button type="submit">{say('Check the name')}</button>
                </div>
              )}
            </Field>
            <p>
              <a href={base + NAMES_PATH}>{say('Check up to {most} names at once', { most: MOST_NAMES })}</a>
            </p>
          </form>
          <div id="name-result">
            {name?.outcome.ok === true ? (
              <div id={ANSWER} tabIndex={-1}>
                <NameResult
                  say={say}
                  outcome={name.outcome}
                  entityNames={entityNames}
                  base={base}
                  again={ownWord(say, base)}
                />
              </div>
            ) : null}
          </div>
        </Section>

        <Section id="entity" title={say('What should you register?')}>
          <p>{say('Tell us what you want to do. We suggest what to register and say why.')}</p>
          <FinderForm
            say={say}
            base={base}
            given={finder?.given ?? goneOn(name) ?? {}}
            errors={faults.finder}
            isInPlace
          />
          <div id="entity-result" />
          <p class="apart">
            <a href={`${base}/compare`}>
              {say('Compare all {count} kinds of registration', { count: options.entities.length })}
            </a>
          </p>
        </Section>

        <Section id="renewal" title={say('Already registered?')}>
          <p>{say('See what you owe this year, what to dial or bring, and get a reminder.')}</p>
          <p>
            <a class="button" href={base + RENEWAL_PATH}>
              {say('See what is due')}
            </a>
          </p>
          <p>{say('Is it something else?')}</p>
          <ul>
            {REGISTERED_MATTERS.map((matter) => (
              <li>
                <a href={`${base}/?matter=${matter}#${ANSWER}`}>
                  <Told say={say} text={MATTERS[matter]} />
                </a>
              </li>
            ))}
          </ul>
        </Section>
        {registrar === undefined ? null : (
          <Section id="office" title={say('Where is the office?')}>
            <p>
              <Office
                say={say}
                office={registrar.registered_with}
                where={registrar.where}
                offices={registrar.offices}
              />
            </p>
          </Section>
        )}
      </>
    ),
  });
}
