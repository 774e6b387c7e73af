const FIELDS = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** `ref` of a form in a dialog: the focus starts in the first field, not on the close button. */
export function focusFirstField(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>(FIELDS)?.focus();
}
