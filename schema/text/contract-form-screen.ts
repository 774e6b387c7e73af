import type { ContractGender, ContractMaritalStatus, ContractPartyKind } from '../generated/contract.ts';
import type { CurpFault } from '../lib/curp.ts';
import { counted } from './words.ts';

/** The form of a contract template and what stands beside it. */

export const partyKindText = {
  PERSON: 'Persona física',
  COMPANY: 'Persona moral (empresa)',
} satisfies Record<ContractPartyKind, string>;

export const genderText = {
  FEMALE: 'Femenino',
  MALE: 'Masculino',
} satisfies Record<ContractGender, string>;

export const maritalStatusText = {
  SINGLE: 'Soltera o soltero',
  MARRIED_COMMUNITY: 'Casada o casado, sociedad conyugal',
  MARRIED_SEPARATE: 'Casada o casado, separación de bienes',
} satisfies Record<ContractMaritalStatus, string>;

export const contractFormText = {
  failed: 'No pudimos abrir la plantilla.',
  notFound: 'No encontramos esta plantilla.',
  back: 'Volver a las plantillas',
  locked: 'Esta plantilla es PREMIUM: está incluida en los planes de pago.',
  jurisdiction: 'Jurisdicción',
  steps: 'Pasos',
  step: (position: number, total: number) => `Paso ${position} de ${total}`,
  stepDone: 'completo',
  stepMissing: (count: number) => (count === 1 ? 'falta 1 dato' : `faltan ${count} datos`),
  progress: (filled: number, total: number) =>
    total === 0 ? 'Sin campos obligatorios' : `${filled} de ${total} campos obligatorios llenos`,
  previous: 'Anterior',
  next: 'Siguiente',
  example: (example: string) => `Ejemplo: ${example}`,
  choose: 'Elige una opción',
  formalities: 'Además de firmarlo',
  formalityCount: (count: number) => counted(count, 'requisito de la ley', 'requisitos de la ley'),
  generate: 'Generar contrato',
  generating: 'Generando…',
  generateFailed: 'No se generó el contrato.',
  nothingMade: 'No se creó ningún contrato. Lo que escribiste sigue aquí.',
  /** Fixed by the specification, with the labels after it. */
  missing: (labels: readonly string[]) => `Por favor completa todos los campos requeridos: ${labels.join(', ')}`,
  blocked: (count: number) =>
    count === 1
      ? 'No se puede generar: hay 1 revisión que lo impide.'
      : `No se puede generar: hay ${count} revisiones que lo impiden.`,
  tabs: 'Partes del formulario',
  tabForm: 'Datos',
  tabPreview: 'Vista previa',
} as const;

export const draftText = {
  saving: 'Guardando borrador…',
  saved: (time: string) => `Borrador guardado a las ${time}`,
  onlyHere: 'Sin conexión con tu cuenta: el borrador está guardado en este navegador.',
  discard: 'Descartar borrador',
  discarded: 'Borrador descartado.',
  undo: 'Deshacer',
} as const;

export const fieldProblemText = {
  required: (label: string) => `Falta: ${label}`,
  money: 'Escribe una cantidad en pesos, mayor que 0 y con dos decimales a lo más: 12,500.00',
  percentage: 'Escribe un porcentaje: 10 o 2.5',
  integer: 'Escribe un número entero.',
  number: 'Escribe un número.',
  atLeast: (min: string) => `No puede ser menor que ${min}.`,
  atMost: (max: string) => `No puede ser mayor que ${max}.`,
  email: 'Escribe un correo válido: nombre@ejemplo.mx',
  rfc: {
    FORM: 'Revisa el RFC: son 13 caracteres de una persona física o 12 de una empresa.',
    DATE: 'La fecha dentro del RFC no existe.',
    CHECK_DIGIT: 'El último carácter (dígito verificador) no corresponde: revisa el RFC letra por letra.',
  },
  rfcKind: {
    PERSON: 'Este RFC es de una empresa: tiene 12 caracteres.',
    COMPANY: 'Este RFC es de una persona física: tiene 13 caracteres.',
  } satisfies Record<ContractPartyKind, string>,
  curp: {
    FORM: 'Revisa la CURP: son 18 caracteres.',
    DATE: 'La fecha dentro de la CURP no existe.',
    CHECK_DIGIT: 'El último carácter (dígito verificador) no corresponde: revisa la CURP carácter por carácter.',
  } satisfies Record<CurpFault, string>,
  curpBirth: 'La CURP dice otra fecha de nacimiento.',
} as const;

export const partyText = {
  number: (label: string, position: number) => `${label}: parte ${position}`,
  kind: 'Tipo de persona',
  name: 'Nombre completo',
  companyName: 'Denominación o razón social',
  nameHelp: 'Como aparece en su identificación',
  companyNameHelp: 'Con su tipo: S.A. de C.V.',
  gender: 'Género en el texto',
  genderNone: 'Sin decir',
  birthDate: 'Fecha de nacimiento',
  nationality: 'Nacionalidad',
  migratoryDocument: 'Documento migratorio',
  maritalStatus: 'Estado civil',
  occupation: 'Ocupación',
  rfc: 'RFC',
  curp: 'CURP',
  idDocument: 'Identificación oficial',
  idDocumentHelp: 'Documento y número',
  address: 'Domicilio',
  email: 'Correo electrónico',
  incorporation: 'Constitución',
  incorporationHelp: 'Escritura, fecha, notaría e inscripción',
  particulars: 'Datos para el texto',
  particularsHelp: 'Lo que no llenes queda en blanco en el contrato, para llenarlo a mano.',
  representatives: 'Quién actúa en su nombre',
  representative: (position: number) => `Representante ${position}`,
  addRepresentative: 'Agregar representante',
  capacity: 'En qué calidad',
  capacityHelp: 'Administrador único, apoderada…',
  instrument: 'Documento de sus facultades',
  instrumentHelp: 'Escritura, fecha y notaría',
  remove: (name: string) => (name ? `Quitar a ${name}` : 'Quitar esta parte'),
  removed: (name: string) => (name ? `Quitaste a ${name}.` : 'Quitaste una parte.'),
  add: 'Agregar otra persona o empresa',
} as const;

export const rowsText = {
  add: 'Agregar fila',
  remove: (position: number) => `Quitar la fila ${position}`,
  removed: (position: number) => `Quitaste la fila ${position}.`,
  none: 'Sin filas todavía.',
  total: 'Total',
} as const;

export const previewText = {
  title: 'Vista previa',
  waiting: 'Actualizando…',
  failed: 'No pudimos preparar la vista previa.',
  basisOf: (heading: string, articles: string) => `Fundamento de ${heading}: ${articles}`,
  noArticle: 'Práctica',
  noBasis: 'Ningún artículo la fija: es práctica de redacción.',
  byHand: 'Escrita a mano: sin fundamento registrado.',
  drafted: 'Redactada con IA a petición: revísala antes de firmar.',
  fields: 'Campos que usa',
} as const;

export const checksText = {
  title: 'Revisiones',
  none: 'Nada que señalar con los datos de ahora.',
  goToField: 'Ir al campo',
  goTo: (label: string) => `Ir al campo ${label}`,
  count: (blocking: number, warnings: number, notes: number) =>
    [
      ...(blocking > 0 ? [counted(blocking, 'impedimento', 'impedimentos')] : []),
      ...(warnings > 0 ? [counted(warnings, 'advertencia', 'advertencias')] : []),
      ...(notes > 0 ? [counted(notes, 'nota', 'notas')] : []),
    ].join(' · '),
} as const;
