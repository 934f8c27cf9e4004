import { FILED_FIELDS, filedAs } from '../form-fields.ts';

/** On a start page, keeps the link to filing up to date with the corrected form. */
export function startPrefill(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-prefill]');
  const link = document.querySelector<HTMLAnchorElement>('a[data-filing]');
  if (form === null || link === null) return;
  form.addEventListener('input', () => {
    const url = new URL(link.href);
    const filled = new FormData(form);
    for (const field of FILED_FIELDS) {
      const text = String(filled.get(field) ?? '').trim();
      const control = form.elements.namedItem(field);
      const isValid = !(control instanceof HTMLInputElement) || control.validity.valid;
      if (text === '' || !isValid) url.searchParams.delete(filedAs(field));
      else url.searchParams.set(filedAs(field), text);
    }
    link.href = url.href;
  });
}
