/** Whether a key belongs to what is being written, or to an open dialog: shortcuts of one key do not apply then. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;
