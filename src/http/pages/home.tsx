import type { ClientConfigurations } from '../route.ts';
import { textOf, type Asked, type Given } from './ask.ts';
import { Assistants } from './clients.tsx';
import { namesOf, type Options } from './context.ts';
import { FinderForm, FinderResult } from './finder.tsx';
import { dateText, echo } from './format.ts';
import { document, type Site } from './layout.tsx';
import { NameResult, type NameAnswer } from './name-result.tsx';
import { NAME_LENGTH, NAME_PART } from './names.tsx';
import { Rich, Section } from './parts.tsx';
import type { Recommendation } from './finder-result.tsx';
import { RenewalForm } from './renewal-form.tsx';

export interface HomeProps {
  readonly site: Site;
  readonly summary: string;
  readonly options: Options;
  readonly clients: ClientConfigurations;
  /** A name checked without the script, with its answer. */
  readonly name?: { readonly given: Given; readonly outcome: Asked<NameAnswer> };
  /** A query of the finder without the script, with its answer. */
  readonly finder?: { readonly given: Given; readonly outcome: Asked<Recommendation> };
}

/** The home page: the name check, the entity finder, renewal, and how to use an assistant. */
export function homePage({ site, summary, options, clients, name, finder }: HomeProps): string {
  const { base } = site;
  const entityNames = namesOf(options);
  return document({
    site,
    title: 'Register a business in Ghana',
    description: summary,
    noindex: name !== undefined || finder !== undefined,
    children: (
      <>
        <section class="hero" id="names" aria-labelledby="hero-title">
          <div class="wide">
            <div class="pitch">
              <h1 id="hero-title">Register a business in Ghana, facts first</h1>
              <p class="lead">
                Check a name, find the entity type that fits, and renew on time. Every fact here has a source and a
                date.
              </p>
              <ul class="ways">
                <li>
                  Not sure what to register? <a href="#entity">Find the entity type</a>
                </li>
                <li>
                  Already registered? <a href="#renewal">See what is due</a>
                </li>
                <li>
                  Talking to an assistant? <a href="#assistants">Use it from there</a>
                </li>
              </ul>
            </div>
            <form
              class="card name-check"
              action={`${base}/#names`}
              method="get"
              data-part={`${base}${NAME_PART}`}
              data-into="name-result"
              data-live
              autocomplete="off"
            >
              <h2 class="question">
                <label for="name">Does anyone already have your name?</label>
              </h2>
              <div class="ask">
                <input
                  id="name"
                  name="business_name"
                  type="text"
                  maxLength={NAME_LENGTH}
                  required
                  dir="auto"
                  placeholder="Sankofa Loom & Thread Enterprise"
                  aria-describedby="name-help"
                  spellcheck={false}
                  value={echo(textOf(name?.given ?? {}, 'business_name'))}
                />
                <button type="submit">Check the name</button>
              </div>
              <small id="name-help">
                Compared by spelling and by sound with the register and the applications loaded here. Only the Registrar
                decides.
              </small>
              <div id="name-result">
                {name === undefined ? null : (
                  <NameResult outcome={name.outcome} entityNames={entityNames} base={base} />
                )}
              </div>
            </form>
          </div>
        </section>

        <Section id="entity" title="Which entity type fits?">
          <p class="lead">
            Say what you want to do. You get a suggestion, the reason for it, and what else it could be.
          </p>
          <FinderForm base={base} given={finder?.given ?? {}} />
          <div id="entity-result">
            {finder === undefined ? null : (
              <FinderResult outcome={finder.outcome} given={finder.given} entityNames={entityNames} base={base} />
            )}
          </div>
          <details class="compare">
            <summary>Compare every entity type</summary>
            <ul class="cards">
              {options.entities.map(({ id, name: entity, suits, liability }) => (
                <li>
                  <h3>
                    <a href={`${base}/start/${id}`}>{entity}</a>
                  </h3>
                  <p>
                    <Rich text={suits} />
                  </p>
                  <p class="aside">
                    <Rich text={liability} />
                  </p>
                </li>
              ))}
            </ul>
            <p class="aside">As of {dateText(options.as_of)}.</p>
          </details>
        </Section>

        <Section id="renewal" title="Already registered? Keep it in good standing" class="tinted">
          <p class="lead">
            See what is due, what is in arrears, what it costs and as of when, and what to dial or bring.
          </p>
          <RenewalForm base={base} given={{}} entities={options.entities} />
        </Section>

        <Assistants clients={clients} />
      </>
    ),
  });
}
