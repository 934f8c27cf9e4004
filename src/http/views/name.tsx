import type { NameAnswer } from '../pages/answers.ts';
import { withoutNotices } from '../../text/notices.ts';
import { NAME_LABELS, NameResult, OUTLOOK } from '../pages/name-result.tsx';
import { ENGLISH } from '../pages/messages/say.ts';
import { Typed } from '../pages/parts.tsx';
import { Asking } from './asking.tsx';
import { entityNames, fields } from './built.ts';
import { startView, type AnswerProps } from './frame.tsx';
import { withLists } from './record.ts';

const LISTS = ['exact', 'sounds_like', 'similar', 'advisories', 'suggestions'] as const;

/** The findings about a name; suggestions and other names are checked in place. */
function NameView({ answer, given, ask }: AnswerProps<NameAnswer>) {
  const check = (name: string) => {
    const { other_names: _others, ...rest } = given;
    ask({ ...rest, business_name: name }, `Check the business name "${name}".`);
  };
  return (
    <>
      <NameResult say={ENGLISH} outcome={{ ok: true, value: answer }} entityNames={entityNames} base="" onTry={check} />
      <OtherNames names={answer.other_names ?? []} notices={answer.notices} check={check} />
      <Asking
        class="line"
        button="Check"
        take={([name = '']) => {
          if (name !== '') check(name);
        }}
      >
        <label for="another">Check another name</label>
        <input
          id="another"
          type="text"
          dir="auto"
          required
          autocomplete="off"
          maxLength={fields['business_name']?.maxLength}
        />
      </Asking>
    </>
  );
}

const OtherNames = ({
  names,
  notices,
  check,
}: {
  names: NonNullable<NameAnswer['other_names']>;
  notices: NameAnswer['notices'];
  check: (name: string) => void;
}) =>
  names.length === 0 ? null : (
    <section>
      <h3>The other names</h3>
      <ul class="matches">
        {names.map(({ business_name, outlook, summary }) => (
          <li class={outlook}>
            <button type="button" class="try" onClick={() => check(business_name)}>
              <Typed text={business_name} />
            </button>
            <span class="why">
              <strong>{OUTLOOK[outlook].title}.</strong> <Typed text={withoutNotices(summary, notices)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

startView<NameAnswer>({
  waiting: ({ business_name }) =>
    typeof business_name === 'string' ? `Checking “${business_name}” …` : 'Checking the name …',
  read: (record) =>
    typeof record['business_name'] === 'string' &&
    String(record['outlook']) in OUTLOOK &&
    typeof record['checked'] === 'object'
      ? withLists<NameAnswer>(record, LISTS)
      : undefined,
  labels: NAME_LABELS,
  Answer: NameView,
});
