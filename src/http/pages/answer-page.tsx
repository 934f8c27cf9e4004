import type { Options, Recommendation } from './answers.ts';
import type { Given } from './ask.ts';
import { COMPARE_PATH } from './compare.tsx';
import { ANSWER } from './fields.tsx';
import { FinderForm, FINDER_SHAPES } from './finder.tsx';
import { FinderResult } from './finder-result.tsx';
import { document, type Site } from './layout.tsx';
import { Section } from './parts.tsx';

interface AnswerProps {
  readonly site: Site;
  readonly options: Options;
  readonly given: Given;
  readonly recommendation: Recommendation;
}

/** The page of the finder's answer: its headline first, and the form for another one folded. */
export function answerPage({ site, options, given, recommendation }: AnswerProps): string {
  const { base, say } = site;
  return document({
    site,
    title: say('What should you register?'),
    noindex: true,
    children: (
      <>
        <div id="entity-result">
          <div id={ANSWER} tabIndex={-1}>
            <FinderResult
              say={say}
              outcome={{ ok: true, value: recommendation }}
              given={given}
              entities={options.entities}
              base={base}
              shapes={FINDER_SHAPES}
              isPage
              silent={options.notices}
            />
          </div>
        </div>
        <Section id="entity" title={say('Change what you told us')} isFolded>
          <FinderForm say={say} base={base} given={given} />
        </Section>
        <p class="apart">
          <a href={base + COMPARE_PATH}>
            {say('Compare all {count} kinds of registration', { count: options.entities.length })}
          </a>
        </p>
      </>
    ),
  });
}
