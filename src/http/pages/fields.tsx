import type { ComponentChildren } from 'preact';
import { textOf, type Given } from './ask.ts';
import { echo } from './format.ts';
import type { Say } from './messages/say.ts';
import { Told } from './parts.tsx';

/*
 * Fields and their errors as the GOV.UK Design System has them: a summary on top that leads to each field, "Error:" in the title, and
 * the message at the field.
 */

/** The id of what a submitted form leads to: the answer, or the summary of the errors. */
export const ANSWER = 'answer';

/** What is wrong, and the id of the field to correct. */
export interface Fault {
  readonly id: string;
  readonly text: ComponentChildren;
}

export type Errors<F extends string = string> = Readonly<Partial<Record<F, ComponentChildren>>>;

/** The messages of a tool by field, in the reader's language where they are the pages' own. */
export const toldErrors = <F extends string>(say: Say, errors: Readonly<Partial<Record<F, string>>>): Errors<F> =>
  Object.fromEntries(
    Object.entries<string | undefined>(errors).map(([field, text = '']) => [field, <Told say={say} text={text} />]),
  ) as Errors<F>;

/** All errors of a form, with links to their fields. The form leads here, so that it is in view and in focus. */
export const ErrorSummary = ({ say, faults }: { say: Say; faults: readonly Fault[] }) => (
  <div class="trouble" id={ANSWER} tabIndex={-1} role="alert" aria-labelledby="trouble-title">
    <h2 id="trouble-title">{say('There is a problem')}</h2>
    <ul>
      {faults.map(({ id, text }) => (
        <li>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  </div>
);

/** The hint of a field and its error. */
const Notes = ({ say, id, hint, error }: Omit<FieldProps, 'label'>) => (
  <>
    {hint === undefined ? null : (
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error === undefined ? null : (
      <p id={`${id}-error`} class="field-error">
        <span class="unseen">{say('Error: ')}</span>
        {error}
      </p>
    )}
  </>
);

/** The attributes that tie a field to its hint and its error. */
const described = (id: string, hint: unknown, error: ComponentChildren): object => {
  const by = [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === undefined ? [] : [`${id}-error`])].join(' ');
  return by === '' ? {} : { 'aria-describedby': by };
};

export interface FieldProps {
  readonly say: Say;
  readonly id: string;
  readonly label: ComponentChildren;
  readonly hint?: string | undefined;
  readonly error?: ComponentChildren;
}

/** A field with its label, hint and error; `children` makes the control from the attributes that tie it to them. */
export const Field = ({
  say,
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (attributes: object) => ComponentChildren }) => (
  <div class={error === undefined ? 'field' : 'field wrong'}>
    <label for={id}>{label}</label>
    <Notes say={say} id={id} hint={hint} error={error} />
    {children({ id, ...described(id, hint, error), ...(error === undefined ? {} : { 'aria-invalid': 'true' }) })}
  </div>
);

interface TextProps extends FieldProps {
  /** The name under which the form sends it, where it is not its id. */
  readonly name?: string;
  readonly given: Given;
  readonly maxLength?: number | undefined;
  /** Of more lines than one. */
  readonly rows?: number;
  /** Further attributes of the control. */
  readonly control?: object;
}

/** A field for text, which holds what was given. */
export const TextField = ({ name, given, maxLength, rows, control, ...field }: TextProps) => (
  <Field {...field}>
    {(tied) => {
      const attributes = { name: name ?? field.id, maxLength, ...tied, ...control };
      const text = echo(textOf(given, attributes.name));
      return rows === undefined ? (
        <input type="text" {...attributes} value={text} />
      ) : (
        <textarea {...attributes} rows={rows}>
          {text}
        </textarea>
      );
    }}
  </Field>
);

/** Attributes of a field that holds the name of a business, or words in any language. */
export const NAME_CONTROL = { dir: 'auto', spellcheck: false } as const;
export const WORDS_CONTROL = { dir: 'auto' } as const;

interface Named {
  readonly id: string;
  readonly name: string;
}

interface EntityProps<E extends Named> extends Omit<FieldProps, 'id'> {
  readonly given: Given;
  readonly entities: readonly E[];
  /** A class for the options of some types, for the style to know what is chosen. */
  readonly mark?: (entity: E) => string | undefined;
}

/** Asks for the type of entity. */
export const EntityField = <E extends Named>({ given, entities, mark, ...field }: EntityProps<E>) => (
  <Field id="entity_type" {...field}>
    {(tied) => (
      <select name="entity_type" {...tied}>
        <option value="">{field.say('I am not sure')}</option>
        {entities.map((entity) => (
          <option
            value={entity.id}
            selected={textOf(given, 'entity_type').trim() === entity.id}
            class={mark?.(entity)}
            {...field.say.english}
          >
            {entity.name}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** A group of fields or choices that answer one question. */
export const Group = ({
  say,
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly children: ComponentChildren }) => (
  <fieldset class={error === undefined ? 'field' : 'field wrong'} {...described(id, hint, error)}>
    <legend>{label}</legend>
    <Notes say={say} id={id} hint={hint} error={error} />
    {children}
  </fieldset>
);

interface ChoicesProps {
  readonly id: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: ComponentChildren }[];
  /** What is chosen, one or several; none of them if absent. */
  readonly value?: string | readonly string[];
  /** Whether several of them may be chosen. */
  readonly many?: boolean;
}

/** Choices of which one is taken, or several. */
export const Choices = ({ id, name, options, value, many = false }: ChoicesProps) => (
  <>
    {options.map((option, index) => (
      <label class="choice">
        <input
          type={many ? 'checkbox' : 'radio'}
          id={index === 0 ? id : `${id}-${option.value}`}
          name={name}
          value={option.value}
          checked={[value ?? []].flat().includes(option.value)}
        />
        {option.label}
      </label>
    ))}
  </>
);
