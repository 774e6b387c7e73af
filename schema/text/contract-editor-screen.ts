/** The editor of a contract. */

export const editorText = {
  failed: 'No pudimos abrir el editor.',
  notFound: 'No encontramos este contrato.',
  archived: 'Este contrato está archivado: sácalo del archivo para editarlo.',
  area: 'Texto del contrato',
  generated: 'Se generó y ya está en tu cuenta como versión 1. Revísalo, edítalo y guárdalo.',
  save: 'Guardar contrato',
  saving: 'Guardando…',
  saved: (number: number) => `Contrato guardado: versión ${number}.`,
  unchanged: 'Contrato guardado, sin cambios en el texto.',
  saveFailed: 'No se guardó el contrato.',
  /** Fixed by the specification. */
  empty: 'No hay contrato para guardar',
  note: 'Qué cambiaste',
  notePlaceholder: 'Ejemplo: se ajustó la pena convencional',
  cancel: 'Cerrar',
  stale: (number: number) =>
    `Recuperamos tu texto sin guardar: parte de la versión ${number}, y después se guardó otra. Al guardar te preguntamos qué hacer.`,
  margin: 'Fundamento de la cláusula',
  marginHint: 'Pon el cursor en una cláusula para ver en qué se apoya.',
} as const;

export const toolbarText = {
  label: 'Formato',
  undo: 'Deshacer',
  redo: 'Rehacer',
  block: 'Tipo de párrafo',
  blocks: {
    paragraph: 'Párrafo',
    title: 'Título',
    heading: 'Encabezado',
    clauseHeading: 'Título de cláusula',
  },
  bold: 'Negrita',
  italic: 'Cursiva',
  underline: 'Subrayado',
  bullets: 'Lista',
  decimals: 'Lista 1, 2, 3',
  letters: 'Lista a), b), c)',
  romans: 'Lista I, II, III',
  left: 'Alinear a la izquierda',
  center: 'Centrar',
  right: 'Alinear a la derecha',
  justify: 'Justificar',
  table: 'Tabla',
  insertTable: 'Insertar tabla',
  addRow: 'Agregar fila',
  addColumn: 'Agregar columna',
  deleteRow: 'Quitar fila',
  deleteColumn: 'Quitar columna',
  deleteTable: 'Quitar tabla',
  clause: 'Agregar cláusula',
  newClause: 'CLÁUSULA ADICIONAL. ',
  special: 'Cláusula con IA',
  find: 'Buscar en el texto',
} as const;

export const findText = {
  label: 'Buscar en el texto',
  count: (at: number, total: number) => (total === 0 ? 'Sin resultados' : `${at} de ${total}`),
  next: 'Siguiente resultado',
  previous: 'Resultado anterior',
  close: 'Cerrar búsqueda',
} as const;

export const specialClauseText = {
  title: 'Cláusula con IA',
  intro:
    'Di en tus palabras qué debe decir. Un modelo la redacta y el verificador revisa sus citas; tú decides si entra.',
  request: 'Qué debe decir',
  requestPlaceholder: 'Ejemplo: que ninguna de las partes pueda ceder el contrato sin permiso por escrito de la otra',
  length: 'Escribe entre 10 y 1,000 caracteres.',
  counts: 'Cuenta como una consulta del chat.',
  draft: 'Redactar',
  drafting: 'Redactando…',
  failed: 'No se redactó la cláusula.',
  notConfigured: 'Este servidor no tiene un modelo de lenguaje configurado: la cláusula se escribe a mano.',
  writeByHand: 'Escribirla a mano',
  result: 'Propuesta',
  citations: 'Citas que hace',
  noCitations: 'No cita ninguna ley.',
  review: 'Redactada por un modelo: léela completa antes de usarla.',
  insert: 'Insertar en el contrato',
  again: 'Pedir otra',
  heading: (heading: string) => `CLÁUSULA ESPECIAL. ${heading}`,
} as const;

export const conflictText = {
  title: 'Hay una versión más nueva',
  body: (author: string, number: number, when: string) =>
    `${author} guardó la versión ${number} el ${when}, mientras tú editabas. Ninguno de los dos textos se pierde.`,
  keepMine: 'Guardar la mía como versión nueva',
  keepMineHint: 'Las dos quedan en el historial y las puedes comparar.',
  takeTheirs: 'Quedarme con la guardada',
  takeTheirsHint: 'Tu texto sin guardar se descarta.',
  back: 'Seguir editando',
} as const;
