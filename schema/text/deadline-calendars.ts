import { writtenDay } from './days.ts';

/** Court calendars, and closures added by an account. */
export const calendarsText = {
  unknown: 'No tenemos un calendario con esa clave. Elígelo de la lista.',
  unknownYear: (first: number, last: number) => `Elige un año entre ${first} y ${last}.`,
  notPublished: (year: number) => `Calendario ${year} no publicado aquí: el cálculo es provisional.`,
  noSource: 'Sin fuente: no se encontró publicado',
  years: (first: number, last: number) => `Escribe una fecha entre los años ${first} y ${last}.`,
  backwards: 'La fecha final es anterior a la inicial. Revísalas.',
  tooManyDays: 'Un cierre puede durar hasta un año. Revisa las fechas.',
  unstorable: 'El texto tiene caracteres que no se pueden guardar.',
  required: {
    reason: 'Escribe el motivo del cierre.',
    source: 'Escribe dónde se publicó el cierre: acuerdo, circular, boletín o certificación.',
  },
  tooLong: {
    reason: (most: number) => `El motivo puede tener hasta ${most} caracteres.`,
    source: (most: number) => `La fuente puede tener hasta ${most} caracteres.`,
  },
  duplicate: (from: string, to: string, reason: string) =>
    from === to
      ? `Ya agregaste un cierre para el ${writtenDay(from)}: «${reason}». Bórralo antes si quieres cambiarlo.`
      : `Ya agregaste un cierre del ${writtenDay(from)} al ${writtenDay(to)}: «${reason}». Bórralo antes si quieres cambiarlo.`,
  tooMany: (most: number) => `Puedes guardar hasta ${most} cierres. Borra los que ya no uses.`,
  closureMissing: 'Ese cierre ya no existe.',
} as const;
