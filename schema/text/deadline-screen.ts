import type { DeadlineOrigin, DeadlineUrgency } from '../generated/contract.ts';
import { counted, listed, withCommas } from './words.ts';

/** The panel of deadlines, their actions, and deadlines on other pages: a case, the home page. */

const deadlines = (number: number): string => counted(number, 'vencimiento', 'vencimientos');

export const deadlineRoomsText = {
  rooms: 'Vencimientos: secciones',
  panel: 'Panel',
  calculator: 'Calcular',
  notice: 'Leer un acuerdo',
  chain: 'Varios a la vez',
  calendars: 'Calendarios',
  /** Names by which the command palette finds them. */
  names: {
    calculator: 'Calcular un término',
    notice: 'Leer un acuerdo',
    chain: 'Varios términos de una notificación',
    calendars: 'Calendarios de órganos',
  },
} as const;

export const deadlineUrgencyText = {
  CRITICAL: 'Crítica',
  HIGH: 'Alta',
  MEDIUM: 'Media',
  LOW: 'Baja',
} satisfies Record<DeadlineUrgency, string>;

export const deadlineOriginText = {
  COMPUTED: 'Computado según la ley',
  MANUAL: 'Capturado a mano',
  EVENT: 'Del calendario',
} satisfies Record<DeadlineOrigin, string>;

/** Known types of events; any other type is free text. */
export const deadlineTypeText: Readonly<Record<string, string>> = {
  vencimiento: 'Vencimiento',
  audiencia: 'Audiencia',
  reunion: 'Reunión',
  citatorio: 'Citatorio',
  mediacion: 'Mediación',
  preparacion: 'Preparación',
  otros: 'Otros',
};

export const deadlinePanelText = {
  estimated: 'Estimados, sin notificación',
  estimatedHint:
    'Nadie ha notificado lo que abre estos términos: son estimaciones y no cuentan como vencidos. Cuando se notifique, registra la fecha y pasan a la lista.',
  title: 'Vencimientos y Alertas',
  active: 'Activos',
  completed: 'Completados recientemente',
  completedNone: 'Lo que completes aparecerá aquí.',
  refresh: 'Actualizar',
  refreshing: 'Actualizando…',
  updatedAt: (time: string) => `Actualizado a las ${time}`,
  notUpdated: (time: string) => `Lista sin actualizar desde las ${time}. Puede haber cambios que todavía no ves.`,
  failed: 'Error cargando próximos vencimientos',
  total: (number: number) => counted(number, 'vencimiento activo', 'vencimientos activos'),
  found: (number: number) => counted(number, 'resultado', 'resultados'),
  overdue: (number: number) => counted(number, 'vencido', 'vencidos'),
  searchLabel: 'Buscar en los vencimientos',
  searchPlaceholder: 'Buscar por título…',
  caseLabel: 'Caso',
  casePlaceholder: 'Cualquier caso',
  caseClear: 'Ver los de todos los casos',
  empty: 'No tienes vencimientos pendientes. Calcula un término o lee un acuerdo y aparecerá aquí.',
  emptyAction: 'Calcular un término',
  none: 'Ningún vencimiento coincide con lo que buscas.',
  clear: 'Quitar filtros',
  more: 'Ver más vencimientos',
  loadingMore: 'Cargando más…',
  alertDays: 'Días de aviso',
  groups: { overdue: 'Vencidos', today: 'Hoy', week: 'Próximos 7 días', later: 'Después' },
  keys: 'Teclado: J y K recorren la lista, Enter abre, C completa, R recuerda.',
} as const;

/** The ways to a new deadline. */
export const newDeadlineText = {
  label: 'Nuevo',
  calculator: 'Calcular un término',
  notice: 'Leer un acuerdo',
  chain: 'Varios a la vez',
  write: 'Escribir fecha',
} as const;

export const deadlineCardText = {
  due: 'Vence',
  urgency: (word: string) => `Urgencia ${word.toLowerCase()}`,
  at: (time: string) => `${time} h`,
  provisional: 'Provisional',
  estimated: 'Estimado, sin notificación',
  estimatedHint: 'Aún no existe la notificación que abre este término: la fecha cambiará cuando se haga.',
  theirs: 'De la contraparte',
  provisionalHint: 'Falta un calendario del órgano: verifica sus días inhábiles.',
  shared: 'Lo ven los invitados',
  snoozedComputed: (when: string) => `Recordatorio pospuesto al ${when}. La fecha legal no cambia.`,
  snoozed: (when: string) => `Recordatorio pospuesto al ${when}. La fecha no cambia.`,
  snoozedEvent: (when: string) => `Recordatorio pospuesto al ${when}. La fecha es la de su evento y no cambia.`,
  snoozedAlone: 'La fecha se pospuso.',
  noCase: 'Sin caso',
  complete: 'Completar',
  snooze: 'Posponer 24h',
  actions: (title: string) => `Más acciones de «${title}»`,
  open: (title: string) => `Ver el detalle de «${title}»`,
  details: 'Ver detalle y cómputo',
  edit: 'Editar',
  move: 'Mover la notificación',
  noticeMade: 'Registrar la notificación',
  pdf: 'Descargar PDF',
  docx: 'Descargar Word (DOCX)',
  openEvent: 'Abrir el evento',
  remove: 'Eliminar',
  completedOn: (when: string, by: string | null) => (by ? `Completado el ${when} por ${by}` : `Completado el ${when}`),
  dueOn: (day: string) => `vencía el ${day}`,
  reopen: 'Reabrir',
  reopenLabel: (title: string) => `Reabrir «${title}»`,
} as const;

export const deadlineActText = {
  error: 'Error',
  completeTitle: '¿Marcar como completado?',
  completeBody: (title: string, day: string) => `«${title}», vence el ${day}.`,
  completeConfirm: 'Completar',
  completed: (title: string) => `«${title}» quedó completado.`,
  completeFailed: 'No se pudo marcar el vencimiento como completado',
  snoozeFailed: 'No se pudo posponer el vencimiento',
  snoozed: 'Te lo recordaremos',
  snoozeTitle: 'Posponer 24h',
  snoozeBody: (title: string, day: string) => `«${title}» vence el ${day}.`,
  remindOnly: 'Sólo recordármelo mañana',
  remindOnlyHint: 'La fecha no cambia.',
  moveDate: (from: string, to: string) => `Mover la fecha del ${from} al ${to}`,
  moveDateHint: 'Sólo si la fecha la pusiste tú: un término de ley no se pospone.',
  reopened: (title: string) => `«${title}» volvió a los activos.`,
  reopenFailed: 'No se pudo reabrir el vencimiento',
  removeTitle: '¿Eliminar este vencimiento?',
  removeBody: (title: string) => `Se eliminará «${title}» con sus avisos. Podrás deshacerlo en seguida.`,
  removeConfirm: 'Eliminar',
  removed: (title: string) => `Se eliminó «${title}».`,
  removeFailed: 'No se pudo eliminar el vencimiento',
  undo: 'Deshacer',
  undone: 'Se deshizo el cambio.',
  undoFailed: 'No se pudo deshacer. Actualiza la lista para ver cómo quedó.',
  documentFailed: 'No se pudo preparar el documento',
} as const;

export const noticeMadeText = {
  title: 'Registrar la notificación',
  body: (title: string) =>
    `«${title}» es una estimación. Con la fecha en que se notificó, Foja lo cuenta y deja de serlo.`,
  day: 'Día de la notificación',
  dayMissing: 'Escribe el día de la notificación.',
  method: 'Cómo se notificó',
  sameMethod: 'La forma usual',
  submit: 'Contar desde esta fecha',
  done: (title: string) => `«${title}» ya se cuenta desde su notificación.`,
} as const;

export const deadlineFormText = {
  ofEvent:
    'El título, la fecha y el caso son los del evento del calendario: cámbialos ahí y el vencimiento los seguirá.',
  openEvent: 'Abrir el evento',
  addTitle: 'Nuevo vencimiento',
  editTitle: 'Editar vencimiento',
  addHint: 'Escribe una fecha que ya conoces. Si la fija la ley, calcúlala: así el cómputo queda guardado.',
  title: 'Qué vence',
  titlePlaceholder: 'Presentar alegatos',
  titleMissing: 'Escribe qué vence.',
  case: 'Caso',
  day: 'Fecha',
  dayMissing: 'Elige la fecha.',
  hour: 'Hora',
  hourHint: 'Hora del órgano del caso; sin órgano, la de tu cuenta. Sin hora, vence al terminar el día.',
  type: 'Tipo',
  typeOther: 'Otro…',
  typeOwn: 'Cuál',
  ownTypeMissing: 'Escribe el tipo.',
  priority: 'Prioridad',
  priorityAuto: 'Según los días que faltan',
  description: 'Notas',
  isShared: 'Mostrarlo a los invitados del caso',
  computedDay:
    'La fecha viene de un cómputo legal y no se cambia a mano: mueve la notificación o agrega una suspensión.',
  save: 'Guardar',
  saving: 'Guardando…',
  added: 'Vencimiento guardado.',
  edited: 'Cambios guardados.',
  changedMeanwhile: 'Alguien más lo cambió mientras editabas. Cierra este diálogo para ver cómo quedó.',
} as const;

export const alertDaysText = {
  label: 'Avisar antes',
  hint: 'De 1 a 5 avisos, de 0 a 365 días antes. 0 es el mismo día.',
  summary: (days: readonly number[]) => {
    const later = days.filter((day) => day > 0);
    const words = listed(later.map(String));
    const before =
      later.length === 0 ? [] : [`${words} ${later.length === 1 && later[0] === 1 ? 'día' : 'días'} antes`];
    return listed([...(days.includes(0) ? ['el mismo día'] : []), ...before]);
  },
  days: (number: number) => (number === 0 ? 'el mismo día' : `${counted(number, 'día', 'días')} antes`),
  remove: (words: string) => `Quitar el aviso ${words}`,
  add: 'Agregar aviso',
  addLabel: 'Días antes',
  invalid: 'Escribe un número de 0 a 365.',
  twice: 'Ese aviso ya está.',
  tooMany: 'Puede haber hasta 5 avisos.',
  settingsTitle: 'Días de aviso',
  settingsBody:
    'Con cuánta anticipación te avisamos de cada vencimiento nuevo. Los que ya existen conservan los suyos.',
  saved: 'Días de aviso guardados.',
} as const;

export const deadlineDetailText = {
  title: 'Vencimiento',
  failed: 'No pudimos cargar el detalle.',
  missing: 'Este vencimiento ya no existe o no lo puedes ver.',
  case: 'Caso',
  pane: (title: string) => `Detalle de «${title}»`,
  seeCount: 'Ver el cómputo día por día',
  reopen: 'Abrir en la calculadora',
  alerts: 'Avisos',
  nextReminder: 'Próximo recordatorio',
  side: 'Parte',
  origin: 'Origen',
  priority: 'Prioridad',
  type: 'Tipo',
} as const;

export const deadlineLiveText = {
  title: {
    STAGE: 'Vencimiento próximo',
    REMINDER: 'Recordatorio',
    OVERDUE: '¡VENCIDO!',
    CHANGED: 'Cambió una fecha',
  },
} as const;

export const moveTriggerText = {
  title: 'Mover la notificación',
  body: 'Se vuelven a contar los vencimientos que nacieron de ella. Los completados no cambian.',
  day: 'Nueva fecha de notificación',
  dayMissing: 'Elige la nueva fecha.',
  method: 'Forma de notificación',
  sameMethod: 'La misma',
  preview: 'Cómo quedarían',
  previewEmpty: 'Elige la nueva fecha para ver cómo cambia cada vencimiento.',
  previewFailed: 'No pudimos calcular los cambios.',
  before: 'Antes',
  after: 'Después',
  chooseOne: (title: string) => `Mover «${title}»`,
  same: 'no cambia',
  isCompleted: 'completado: no cambia',
  submit: (number: number) => `Mover ${deadlines(number)}`,
  none: 'Elige al menos un vencimiento.',
  saving: 'Moviendo…',
  moved: (number: number) => (number === 1 ? 'Se movió 1 vencimiento.' : `Se movieron ${number} vencimientos.`),
  failed: 'No se pudo mover la notificación',
} as const;

export const caseDeadlinesText = {
  title: 'Vencimientos',
  empty: 'Este caso no tiene vencimientos.',
  emptyGuest: 'No hay vencimientos compartidos contigo.',
  compute: 'Calcular un término',
  add: 'Agregar fecha',
  notice: 'Leer un acuerdo',
  failed: 'No pudimos cargar los vencimientos del caso.',
  more: 'Ver más',
  isDone: 'Completado',
} as const;

export const nextDeadlinesText = {
  title: 'Vencimientos',
  all: (total: number) => (total === 1 ? 'Ver el panel' : `Ver los ${withCommas(total)}`),
  empty: 'No tienes vencimientos pendientes.',
  emptyAction: 'Calcular un término',
  failed: 'Error cargando próximos vencimientos',
  overdue: (number: number) => counted(number, 'vencido', 'vencidos'),
  today: (number: number) => counted(number, 'vence hoy', 'vencen hoy'),
} as const;

export const demoDeadlinesText = {
  title: 'Vencimientos y Alertas',
  body: 'Foja cuenta los términos como los cuenta la ley: cuándo surte efectos la notificación, qué días no corren y por qué, con el artículo de cada uno.',
  needsAccount: 'Para calcular términos y guardar vencimientos necesitas una cuenta.',
  register: 'Crear cuenta',
  login: 'Iniciar sesión',
  whatTitle: 'Qué hace',
  what: [
    'Calcula términos de amparo, laboral, mercantil, fiscal, civil, penal y agrario, día por día.',
    'Usa el calendario de cada órgano y dice cuándo le falta uno.',
    'Lee un acuerdo y propone los términos que nacen de él.',
    'Avisa con anticipación y guarda el cómputo en el expediente.',
  ],
} as const;
