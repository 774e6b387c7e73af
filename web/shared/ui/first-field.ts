const FIELDS = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** The `ref` of a form in a dialog: one begins at its first field, not at the cross that closes it. */
export function focusFirstField(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>(FIELDS)?.focus();
}
