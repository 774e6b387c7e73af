import { counted } from './words.ts';

/** The card of today on the home page. */
export const todayText = {
  title: 'Agenda',
  loadFailed: 'Error cargando tu día',
  hearings: 'Audiencias de hoy',
  events: 'También hoy',
  nothing: 'Nada en tu agenda hoy.',
  conflicts: (count: number) => counted(count, 'empalme de horario', 'empalmes de horario'),
  overlap: (first: string, second: string, minutes: number) =>
    `«${first}» y «${second}» coinciden ${counted(minutes, 'minuto', 'minutos')}`,
  next: 'Lo siguiente',
  nextHearing: 'Próxima audiencia',
  week: (count: number) =>
    count === 0 ? 'Sin eventos esta semana' : counted(count, 'evento esta semana', 'eventos esta semana'),
  unrecorded: (count: number) =>
    counted(count, 'evento facturable sin horas registradas', 'eventos facturables sin horas registradas'),
  recordThem: 'Registrarlas',
  openCalendar: 'Abrir calendario',
  revoked: 'Google retiró el permiso de tu calendario.',
  reconnect: 'Conectar de nuevo',
  googleConflicts: (count: number) =>
    counted(count, 'evento se editó aquí y en Google', 'eventos se editaron aquí y en Google'),
  review: 'Revisar',
} as const;

/** What is to be charged, on the home page. */
export const moneyText = {
  title: 'Cobros',
  unbilled: 'Horas por facturar',
  withoutRate: 'Sin tarifa',
  unpaid: 'Por cobrar',
  bills: (count: number, overdue: number) =>
    counted(count, 'prefactura sin pagar', 'prefacturas sin pagar') +
    (overdue > 0 ? `, ${counted(overdue, 'vencida', 'vencidas')}` : ''),
} as const;
