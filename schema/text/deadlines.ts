import { dayIn, timeIn } from '../lib/zones.ts';
import type { DeadlineAlertKind, DeadlineStatus, DeadlineUrgency } from '../generated/contract.ts';
import { dueSentence, dueStatus, zoneBeside, type DueDay } from './deadline-days.ts';
import { weekdayAndDay, writtenDay } from './days.ts';
import { countedWithCommas, uncapitalized, withCommas } from './words.ts';

/** Labels of deadlines shared by server and screens. */

export const deadlineStatusLabels = {
  PENDING: 'Pendiente',
  SCHEDULED: 'Programado',
  COMPLETED: 'Completado',
} satisfies Record<DeadlineStatus, string>;

const deadlineUrgencyLabels = {
  CRITICAL: 'Crítica',
  HIGH: 'Alta',
  MEDIUM: 'Media',
  LOW: 'Baja',
} satisfies Record<DeadlineUrgency, string>;

/** Values of the specification's REST routes. */
export const restDeadlineStatus = {
  PENDING: 'pending',
  SCHEDULED: 'scheduled',
  COMPLETED: 'completed',
} satisfies Record<DeadlineStatus, string>;

/** Default type: that of calendar events that create a deadline. */
export const usualDeadlineType = 'vencimiento';

/** `12 de marzo de 2026 a las 14:05`. */
export const longInstant = (at: Date, zone: string): string =>
  `${writtenDay(dayIn(zone, at))} a las ${timeIn(zone, at)}`;

/** A deadline and where its reader lives. */
export interface ReadDue extends DueDay {
  viewerZone: string;
}

/** `14:05 h`, with the zone where the reader's clock shows another hour. */
const clockOf = ({ dueAt, zone, viewerZone }: ReadDue): string => {
  const beside = zoneBeside(zone, viewerZone, dueAt);
  return `${timeIn(zone, dueAt)}${beside ? ` (${beside})` : ' h'}`;
};

/** `viernes 20 de marzo de 2026, 14:05 h · 5 días`. */
export const cardDetail = (due: ReadDue, isCompleted: boolean, now: Date): string => {
  const hour = due.hasHour ? `, ${clockOf(due)}` : '';
  const told = dueStatus(due, now);
  const state = isCompleted ? 'completado' : told.since ? `${told.label} ${told.since}` : told.label;
  return `${weekdayAndDay(due.dueOn)}${hour} · ${state}`;
};

const deadlineFieldLabels = {
  title: 'Título',
  description: 'Descripción',
  type: 'Tipo',
  dueAt: 'Fecha de vencimiento',
  priority: 'Prioridad',
  alertDays: 'Días de aviso',
  isShared: 'Visible para invitados',
  caseId: 'Asunto',
} as const;
export type DeadlineField = keyof typeof deadlineFieldLabels;

/** Validation messages. */
export const deadlinesText = {
  titleMissing: 'Escribe un título para el vencimiento.',
  tooLong: (field: DeadlineField, limit: number) =>
    `${deadlineFieldLabels[field]}: escribe hasta ${withCommas(limit)} caracteres.`,
  dateMissing: 'Indica la fecha del vencimiento.',
  dateTwice: 'Indica un día o un día con hora, no ambos.',
  dateOutOfRange: (first: number, last: number) => `La fecha debe estar entre los años ${first} y ${last}.`,
  alertDaysInvalid: (largest: number) => `Elige de 1 a 5 días de aviso distintos, enteros, entre 0 y ${largest}.`,
  reminderInvalid: (days: number) => `Elige cuándo recordártelo: a partir de ahora y hasta dentro de ${days} días.`,
  hoursInvalid: (largest: number) => `Pospón un número entero de horas, entre 1 y ${largest}.`,
  howMany: (limit: number) => `Guarda entre 1 y ${limit} vencimientos a la vez.`,
  setsNoTerm: (title: string) => `La ley no fija un término para «${title}»: no hay fecha que guardar.`,
  chainEmpty: 'Todos los vencimientos de esta notificación están completados: no hay nada que recalcular.',
  notOfChain: 'Alguno de los vencimientos elegidos no es de esta notificación, o ya está completado.',
  computedDate:
    'Esta fecha se calculó por ley y no se escribe a mano. Cambia la fecha de la notificación o registra un día inhábil.',
  ofEvent:
    'Este vencimiento viene de un evento del calendario: cambia o elimina el evento y el vencimiento lo seguirá.',
  completedAlready: 'El vencimiento está completado. Reábrelo para cambiar su fecha o posponerlo.',
  versionUnknown: 'Esa versión del vencimiento no existe. Vuelve a abrirlo.',
  changedMeanwhile: 'Otra persona cambió los mismos datos mientras editabas. Revisa ambos valores.',
  onlyOwnerMoves: 'Sólo quien es titular del vencimiento puede pasarlo a otro titular o sacarlo del asunto.',
  sharedWithoutCase: 'Sólo los vencimientos de un asunto se comparten con invitados.',
} as const;

interface Moment {
  dueOn: string;
  dueAt: Date;
  hasHour: boolean;
}

const momentOf = ({ dueOn, dueAt, hasHour }: Moment, zone: string): string =>
  hasHour ? longInstant(dueAt, zone) : writtenDay(dueOn);

export const snoozeText = {
  reminder: (at: Date, zone: string) =>
    `El vencimiento legal no se mueve; te lo recordaremos de nuevo el ${longInstant(at, zone)}.`,
  ofEvent: (at: Date, zone: string) =>
    `La fecha es la del evento del calendario y no se mueve; te lo recordaremos de nuevo el ${longInstant(at, zone)}.`,
  ofTyped: (at: Date, zone: string) => `La fecha no se mueve; te lo recordaremos de nuevo el ${longInstant(at, zone)}.`,
  noReminder: 'Quitamos el recordatorio; la fecha no cambió.',
  afterDue: (dueOn: string) => ` Atención: vence antes, el ${writtenDay(dueOn)}.`,
  isOverdue: ' Atención: ya venció.',
  moved: (from: Moment, to: Moment, zone: string) =>
    `El vencimiento se movió del ${momentOf(from, zone)} al ${momentOf(to, zone)}.`,
} as const;

/** Why the date of a deadline changed; see {@link changeNote}. */
export const changeReasons = {
  calendar: (name: string) => `cambiaron los días inhábiles de ${name}`,
  notice: (day: string) => `la notificación se movió al ${writtenDay(day)}`,
  reopened: 'se recalculó al reabrirlo',
  event: 'se movió su evento en el calendario',
  matter: 'pasó a un asunto cuyo titular lleva otro calendario del órgano',
} as const;

export const changeNote = (from: string, to: string, reason: string): string =>
  from === to
    ? `Cambió la hora del ${writtenDay(to)}: ${reason}.`
    : `Cambió del ${writtenDay(from)} al ${writtenDay(to)}: ${reason}.`;

const EMPTY = '(vacío)';

/** The value of a field, formatted for people. */
export function showDeadlineValue(field: string, value: unknown, zone: string): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (field === 'priority') return deadlineUrgencyLabels[value as DeadlineUrgency] ?? EMPTY;
  if (field === 'dueAt' && typeof value === 'string') return longInstant(new Date(value), zone);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : EMPTY;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : EMPTY;
}

/** The data of a deadline in an alert. */
export interface ToldDeadline extends ReadDue {
  title: string;
  caseTitle: string | null;
  changeNote: string | null;
  isProvisional: boolean;
  isEstimated: boolean;
  isTheirs: boolean;
}

const deadlineMarks = { estimated: 'estimado, sin notificación', theirs: 'de la contraparte' } as const;

/** ` (estimado, sin notificación)`. */
const marksOf = ({ isEstimated, isTheirs }: Pick<ToldDeadline, 'isEstimated' | 'isTheirs'>): string => {
  const marks = [...(isEstimated ? [deadlineMarks.estimated] : []), ...(isTheirs ? [deadlineMarks.theirs] : [])];
  return marks.length > 0 ? ` (${marks.join('; ')})` : '';
};

const ofCase = ({ caseTitle }: ToldDeadline): string => (caseTitle ? ` (${caseTitle})` : '');
const provisional = ({ isProvisional }: ToldDeadline): string =>
  isProvisional ? ' Es un cálculo provisional: confírmalo.' : '';

/** `viernes 20 de marzo de 2026 a las 14:05 (hora de Tijuana)`. */
function whenOf(told: ToldDeadline): string {
  const day = weekdayAndDay(told.dueOn);
  const beside = zoneBeside(told.zone, told.viewerZone, told.dueAt);
  const zone = beside ? ` (${beside})` : '';
  return told.hasHour ? `${day} a las ${timeIn(told.zone, told.dueAt)}${zone}` : `${day}${zone}`;
}

/** The text of an alert. */
export function alertText(kind: DeadlineAlertKind, told: ToldDeadline, now: Date): string {
  const subject = `«${told.title}»${marksOf(told)}${ofCase(told)}`;
  if (kind === 'CHANGED')
    return `${subject}: ${uncapitalized(told.changeNote ?? 'cambió su fecha.')}${provisional(told)}`;
  const due = dueStatus(told, now);
  if (kind === 'OVERDUE' || due.isOverdue)
    return `${kind === 'REMINDER' ? 'Recordatorio: ' : ''}${subject} venció el ${whenOf(told)}.`;
  return `${kind === 'REMINDER' ? 'Recordatorio: ' : ''}${subject} ${dueSentence(due)}, el ${whenOf(told)}.${provisional(told)}`;
}

const shortSubject: Record<DeadlineAlertKind, string> = {
  STAGE: 'Vencimiento próximo',
  REMINDER: 'Recordatorio de vencimiento',
  OVERDUE: 'Vencimiento sin completar',
  CHANGED: 'Cambió la fecha de un vencimiento',
};

/** The e-mail with alerts. */
export const deadlineMail = {
  greeting: (name: string) => `Hola, ${name}:`,
  subjectOfOne: (kind: DeadlineAlertKind, title: string) => `${shortSubject[kind]}: ${title}`,
  subject: (kinds: ReadonlySet<DeadlineAlertKind>, count: number) =>
    kinds.size === 1 && kinds.has('CHANGED')
      ? `Cambió la fecha de ${countedWithCommas(count, 'vencimiento', 'vencimientos')}`
      : `${countedWithCommas(count, 'aviso', 'avisos')} de vencimientos`,
  more: (count: number) => `Y ${withCommas(count)} más, en el panel.`,
  open: 'Ver vencimientos',
  footer:
    'Recibiste este correo porque trabajas en estos asuntos en Foja. Confirma siempre la fecha con el órgano: Foja calcula con los calendarios que conoce y lo dice cuando le faltan.',
} as const;

/** The document of a computation. */
export const computationDocumentText = {
  name: (title: string) => `Cómputo: ${title}`,
  subtitle: (day: string, hours: string) => `Cómputo de término · documento del ${writtenDay(day)} · ${hours}`,
  foot: 'Foja · cómputo de términos',
  provisional:
    'Cálculo provisional. Falta el calendario del órgano o está incompleto: confirma los días inhábiles antes de confiar en esta fecha.',
  noTerm: 'La ley no fija un término para este acto: no hay fecha de vencimiento.',
  changed: 'Cambio de fecha',
  facts: {
    case: 'Asunto',
    fileNumber: 'Expediente',
    term: 'Término',
    notice: 'Notificación o hecho',
    effect: 'Surte efectos',
    firstDay: 'Primer día',
    due: 'Vence',
    hour: 'Hora',
    consequence: 'Si no se cumple',
    status: 'Estado',
  },
  dueWithHour: (day: string, hour: string, zone: string) => `${weekdayAndDay(day)}, ${hour} horas (${zone})`,
  alternatives: 'Otra lectura',
  alternative: (dueOn: string, note: string, source: string) =>
    `Vencería el ${weekdayAndDay(dueOn)}. ${note} (${source})`,
  warnings: 'Advertencias',
  assumptions: 'Supuestos',
  basis: 'Fundamento',
  asOf: (day: string) => `texto al ${writtenDay(day)}`,
  article: (number: string, place: string | null) => `artículo ${number}${place ? `, ${place}` : ''}`,
  reforms: 'Reformas posteriores al texto del acervo',
  leftOut: 'Días que no se cuentan',
  days: 'Cómputo día por día',
  columns: { date: 'Fecha', number: 'Día', reason: 'Razón y fundamento' },
  notCounted: 'No cuenta',
  counted: 'Se cuenta',
  shortened: (shown: number, total: number) => `Se muestran ${withCommas(shown)} de ${withCommas(total)} días.`,
  calendars: 'Calendarios usados',
  calendar: (name: string, year: number, confidence: string, source: string) =>
    `${name}, ${year} (${confidence}): ${source}`,
  incomplete: 'incompleto',
  confidence: {
    OFFICIAL: 'oficial',
    TRANSCRIBED: 'transcrito de la publicación',
    DERIVED: 'derivado de la ley',
    PRESS: 'según la prensa',
    NOT_PUBLISHED: 'no publicado aquí',
  } as Record<string, string>,
  disclaimer:
    'Foja cuenta conforme al texto que conoce y lo cita. La responsabilidad de confirmar la fecha ante el órgano es de quien promueve.',
} as const;

/** Why a term cannot be counted. */
export const computingText = {
  courtUnknown: 'Ese órgano no está en el directorio.',
  calendarUnknown: 'Ese calendario no existe.',
  noCalendarOf: (court: string) => `calendario de ${court}`,
  hourInvalid: 'Escribe la hora como HH:MM, entre 00:00 y 23:59.',
  distanceInvalid: (limit: number) =>
    `La distancia debe ser un número entero de kilómetros entre 0 y ${withCommas(limit)}.`,
  tooManySuspensions: (limit: number) => `Puedes indicar hasta ${withCommas(limit)} suspensiones.`,
  suspensionBackwards: 'La suspensión termina antes de empezar.',
  reasonInvalid: (limit: number) => `Explica la suspensión en 1 a ${limit} caracteres.`,
  tooManyArticles: (limit: number) => `Indica hasta ${limit} artículos.`,
  articleUnknown: (written: string) =>
    `No encontramos el artículo «${written.replace(/\s+/g, ' ').slice(0, 60)}». Escríbelo con la clave de su ley: lft:735.`,
  titleTooLong: (limit: number) => `El título puede tener hasta ${limit} caracteres.`,
  years: (first: number, last: number) => `La fecha debe estar entre los años ${first} y ${last}.`,
  stepWithoutDate: (title: string) => `«${title}» no tiene fecha: la ley no fija el término del que depende.`,
} as const;
