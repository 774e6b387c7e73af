import { counted } from './words.ts';

/** Events of a case, on its page. */
export const caseAgendaText = {
  title: 'Agenda',
  open: 'Ver en el calendario',
  add: 'Nuevo evento',
  failed: 'Error cargando la agenda del caso',
  empty: 'Sin eventos próximos en este caso.',
  emptyGuest: 'No hay eventos compartidos contigo.',
  more: 'Hay más eventos en el calendario.',
} as const;

/** The recorded hours of a case, on its page. */
export const caseHoursText = {
  title: 'Horas',
  open: 'Abrir horas y prefacturas',
  failed: 'Error cargando las horas del caso',
  empty: 'Sin horas registradas en este caso.',
  total: 'Registrado',
  unbilled: 'Por facturar',
  nothing: 'Nada por facturar',
  withoutRate: (count: number) => `${counted(count, 'registro', 'registros')} sin tarifa`,
  columns: { day: 'Día', what: 'Trabajo', who: 'Quién', time: 'Tiempo', amount: 'Importe' },
  billed: (number: string) => `Prefactura ${number}`,
  more: 'Hay más registros en Horas.',
} as const;
