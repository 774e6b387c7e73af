/** What is written and not saved. */
export const unsavedText = {
  discardTitle: '¿Cerrar sin guardar?',
  discardBody: 'Lo que escribiste se pierde.',
  discard: 'Descartar',
  keepWriting: 'Seguir escribiendo',
  draftKept: 'Recuperamos lo que habías escrito y no guardaste.',
  draftDrop: 'Descartarlo',
} as const;
