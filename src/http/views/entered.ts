/** Keeps a form where it is, and reads what is entered in one of its fields. */
export function entered(event: Event & { readonly currentTarget: HTMLFormElement }, field: string): string[] {
  event.preventDefault();
  return new FormData(event.currentTarget).getAll(field).map((value) => String(value).trim());
}
