import type { ComponentChildren } from 'preact';

interface AskingProps {
  readonly class?: string;
  readonly button: string;
  /** Takes what is entered or ticked; not called where that is invalid. */
  readonly take: (values: readonly string[]) => void;
  /** Further buttons. */
  readonly more?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Fields with a button. This is not a form, because the sandbox of an assistant may submit none. */
export function Asking({ class: style = '', button, take, more, children }: AskingProps) {
  const read = (group: Element | null) => {
    const inputs = Array.from(group?.querySelectorAll('input') ?? []);
    if (!inputs.every((input) => input.reportValidity())) return;
    take(inputs.filter(({ type, checked }) => type !== 'checkbox' || checked).map(({ value }) => value.trim()));
  };
  return (
    <div
      class={`asking ${style}`}
      role="group"
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) read(currentTarget);
      }}
    >
      {children}
      <p class="actions">
        <button type="button" class="main" onClick={({ currentTarget }) => read(currentTarget.closest('.asking'))}>
          {button}
        </button>
        {more}
      </p>
    </div>
  );
}
