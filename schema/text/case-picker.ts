/** The field that picks a case. */
export const casePickerText = {
  placeholder: 'Busca por título, cliente o expediente…',
  clear: 'Quitar el caso',
  none: 'Ningún caso coincide.',
} as const;
