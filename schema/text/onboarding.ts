/** The first steps of a new account, and the case that is made as an example. */

/** What the sample is made of. Every title says that it is an example, because it appears in lists of other sections. */
export const sampleCaseText = {
  title: 'Ejemplo: Ortega Ruiz vs. Panificadora del Valle',
  client: 'Panificadora del Valle, S.A. de C.V. (ejemplo)',
  description:
    'Este caso es un ejemplo: nombres y hechos son inventados. Una trabajadora demanda indemnización por despido injustificado y representas a la empresa. Cámbialo como quieras, o quítalo con un clic, aquí o desde Inicio.',
  type: 'Procedimiento ordinario laboral',
  plaintiff: 'María Ortega Ruiz (ejemplo)',
  tag: 'ejemplo',
  note: 'Nota de ejemplo: pedir a la empresa el contrato, los recibos de nómina y el aviso de rescisión antes de redactar la contestación.',
  deadline: 'Ejemplo: contestar la demanda',
  deadlineBody:
    'Contado desde un emplazamiento inventado, con la regla de la ley. Ábrelo para ver el cómputo día por día.',
  hearing: 'Ejemplo: audiencia preliminar',
  hearingPlace: 'Tribunal laboral (ejemplo)',
} as const;

/** What the demo shows: invented rows, each under the word «Ejemplo», beside the real screens of an account. */
export const demoSampleText = {
  badge: 'Ejemplo',
  deadlines: 'Vencimientos',
  agenda: 'Agenda',
  month: 'Las próximas semanas',
  monthOf: (from: string, to: string) => `Del ${from} al ${to}`,
  case: 'Caso',
  note: 'Datos inventados, con fechas a partir de hoy.',
  places: 'En el modo demo cabe este caso; con tu cuenta abres los tuyos.',
  dueRows: [
    { title: 'Desahogar la prevención', inDays: 0 },
    { title: 'Contestar la demanda', inDays: 9 },
    { title: 'Ofrecer pruebas', inDays: 20 },
  ],
  events: [
    { title: 'Reunión con la empresa', inDays: 1, time: '10:00' },
    { title: 'Audiencia preliminar', inDays: 12, time: '11:30' },
  ],
} as const;

/** Questions to begin with, for each profession of the registration form; the last line is for all others. */
export const firstQuestions = {
  'Abogado/a': [
    '¿Qué plazo tengo para contestar una demanda laboral?',
    '¿Cuánto tiempo hay para promover amparo indirecto?',
    '¿Cuándo prescribe la acción por despido injustificado?',
  ],
  'Juez/a': [
    '¿Qué requisitos tiene la suspensión en el amparo indirecto?',
    '¿Cuándo procede desechar de plano una demanda de amparo?',
    '¿Qué plazo hay para dictar sentencia en el juicio oral mercantil?',
  ],
  'Notario/a': [
    '¿Qué formalidades tiene el testamento público abierto?',
    '¿Cuándo debe constar en escritura pública una compraventa?',
    '¿Qué debe contener un poder general para pleitos y cobranzas?',
  ],
  'Mediador/a': [
    '¿Es obligatoria la conciliación antes del juicio laboral?',
    '¿Qué efectos tiene un convenio ante el centro de conciliación?',
    '¿Qué se puede pactar en un convenio de divorcio?',
  ],
  'Consultor/a legal': [
    '¿Qué debe contener un aviso de privacidad?',
    '¿Cuántos días de vacaciones corresponden por ley?',
    '¿Qué intereses puede cobrar un pagaré?',
  ],
  'Estudiante de Derecho': [
    '¿Qué diferencia hay entre amparo directo e indirecto?',
    '¿Qué es la prescripción y cómo se interrumpe?',
    '¿Cuáles son los elementos de un contrato?',
  ],
  other: [
    'Me despidieron sin darme nada por escrito, ¿qué puedo reclamar?',
    '¿Cuántos días de aguinaldo me tocan?',
    'El casero no me devuelve el depósito, ¿qué hago?',
  ],
} as const;

export const firstStepsText = {
  title: 'Tus primeros pasos',
  progress: (done: number, all: number) => `${done} de ${all}`,
  hide: 'Ocultar',
  done: 'Hecho',
  open: 'Por hacer',
  ask: 'Haz una consulta',
  askBody: 'La respuesta llega con sus citas comprobadas contra la ley.',
  case: 'Abre tu primer caso',
  caseBody: 'Reúne partes, vencimientos, agenda, chat y horas de un asunto.',
  newCase: 'Nuevo caso',
  term: 'Calcula un término y guarda su vencimiento',
  termBody: 'Cada día con su artículo; al guardarlo, te avisa antes de que venza.',
  compute: 'Calcular un término',
  makeSample: 'Ver con un caso de ejemplo',
  sample: 'Ejemplo',
  sampleBody: 'Nombres y hechos inventados. No cuenta en tu plan.',
  openSample: 'Abrir',
  removeSample: 'Quitar ejemplo',
  sampleRemoved: 'Quitamos el caso de ejemplo con su vencimiento y su audiencia.',
  sampleFailed: 'No pudimos preparar el ejemplo',
  removeFailed: 'No pudimos quitar el ejemplo',
} as const;
