import type { CaseOutcome, CaseStatus } from '#schema/generated/contract.ts';

/** The real-time list of cases. */
export const realtimeText = {
  title: 'Casos en tiempo real',
  subtitle: 'Quién cambió qué y cuándo, sin recargar.',
  filters: 'Filtrar por estado',
  all: 'Todos',
  refresh: 'Actualizar',
  refreshed: 'Lista actualizada.',
  listFailed: 'Error cargando casos',
  updateFailed: 'Error actualizando caso',
  empty: 'Todavía no tienes casos.',
  goToCases: 'Ir a Casos',
  noneOf: {
    PENDING: 'No tienes casos pendientes.',
    ACTIVE: 'No tienes casos activos.',
    COMPLETED: 'No tienes casos completados.',
  } satisfies Record<CaseStatus, string>,
  showAll: 'Ver todos',
  showing: (shown: string, total: string) => `Se muestran ${shown} de ${total}`,
  list: 'Casos',
  client: 'Cliente',
  urgent: 'Urgente',
  created: (date: string) => `Creado el ${date}`,
  updated: (date: string) => `Actualizado el ${date}`,
  open: (title: string) => `Abrir «${title}»`,
  setStatus: (title: string) => `Estado de «${title}»`,
  readOnly: 'Participas como invitado: no puedes cambiar el estado.',
  noDescription: 'Sin descripción.',
  changedHere: (title: string, status: string) => `«${title}» pasó a ${status}.`,
  changedByOther: (title: string, status: string) => `Otra persona cambió «${title}» a ${status}.`,
  added: (title: string) => `Nuevo en la lista: «${title}».`,
  removed: (title: string) => `«${title}» salió de la lista.`,
  justChanged: 'Cambió ahora',
  accessEnded: (title: string) => `Ya no participas en «${title}».`,
} as const;

/** Names of the filters. */
export const caseStatusFilterText = {
  ALL: 'Todos',
  ACTIVE: 'Activos',
  PENDING: 'Pendientes',
  COMPLETED: 'Completados',
} satisfies Record<CaseStatus | 'ALL', string>;

/** The outcome of a completed case: asked afterwards and optional. */
export const outcomeQuestionText = {
  question: '¿Cómo terminó?',
  hint: 'Sirve para calcular tu tasa de éxito.',
  outcomes: {
    WON: 'Ganado',
    LOST: 'Perdido',
    SETTLED: 'Convenio',
    OTHER: 'Otro',
  } satisfies Record<CaseOutcome, string>,
  skip: 'Omitir',
  undo: 'Deshacer',
  kept: (outcome: string) => `Resultado: ${outcome}`,
} as const;

/** The demo of the shared sections. */
export const demoLiveText = {
  realtimeTitle: 'Casos en tiempo real',
  realtimeBody:
    'Aquí verías tus casos y cada cambio de estado en el momento en que ocurre, también los que hacen tus colaboradores.',
  chatTitle: 'Chat colaborativo',
  chatBody:
    'Aquí conversarías con quienes llevan contigo cada caso: mensajes, menciones, artículos adjuntos y confirmación de lectura.',
  needsAccount: 'El modo demo no guarda nada en el servidor, así que aquí no hay casos ni mensajes inventados.',
  register: 'Crear cuenta',
  login: 'Ya tengo cuenta',
} as const;

/** What was done in all cases, newest first. */
export const changeFeedText = {
  title: 'Cambios',
  none: 'Todavía no hay cambios.',
  failed: 'Error cargando los cambios',
  more: 'Cambios anteriores',
  undo: 'Deshacer',
  undoOf: (title: string) => `Deshacer el cambio de estado de «${title}»`,
} as const;
