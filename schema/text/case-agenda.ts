import { counted } from './words.ts';

/** Events and hours of a case, on its page. */
export const caseAgendaText = {
  title: 'Agenda y horas',
  open: 'Ver en el calendario',
  add: 'Nuevo evento',
  failed: 'Error cargando la agenda del caso',
  empty: 'Sin eventos próximos en este caso.',
  emptyGuest: 'No hay eventos compartidos contigo.',
  more: 'Hay más eventos en el calendario.',
  hours: (hours: string) => `${hours} h registradas`,
  withoutRate: (count: number) => counted(count, 'registro sin tarifa', 'registros sin tarifa'),
} as const;
