/** The field in which somebody chooses one of their cases. */
export const casePickerText = {
  placeholder: 'Busca por título, cliente o expediente…',
  clear: 'Quitar el caso',
  none: 'Ningún caso coincide.',
} as const;
