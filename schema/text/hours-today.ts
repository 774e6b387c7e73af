/** What today asks for, on the home page. */
export const todayText = {
  title: 'Hoy',
  loadFailed: 'Error cargando tu día',
  hearings: 'Audiencias',
  events: 'Lo demás de hoy',
  nothing: 'Nada en tu agenda hoy.',
  conflicts: (count: number) => (count === 1 ? '1 choque de horario' : `${count} choques de horario`),
  overlap: (first: string, second: string, minutes: number) =>
    `«${first}» y «${second}» coinciden ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}`,
  next: 'Lo siguiente',
  week: (count: number) =>
    count === 0 ? 'Sin eventos esta semana' : count === 1 ? '1 evento esta semana' : `${count} eventos esta semana`,
  unbilled: 'Horas por facturar',
  unbilledHours: (hours: string) => `${hours} h`,
  withoutRate: 'Sin tarifa',
  unrecorded: (count: number) =>
    count === 1 ? '1 evento facturable sin sus horas' : `${count} eventos facturables sin sus horas`,
  recordThem: 'Registrarlas',
  openCalendar: 'Abrir calendario',
  revoked: 'Google retiró el permiso de tu calendario.',
  reconnect: 'Conectar de nuevo',
  googleConflicts: (count: number) =>
    count === 1 ? '1 evento se editó aquí y en Google' : `${count} eventos se editaron aquí y en Google`,
  review: 'Revisar',
} as const;
