import { withCommas } from './words.ts';

/** Calendar files and private feed addresses. */
export const icsText = {
  busy: 'Ocupado',
  due: (title: string, isEstimated: boolean) =>
    isEstimated ? `Vence: ${title} (estimado, sin notificación)` : `Vence: ${title}`,
  ofCase: (title: string) => `Caso: ${title}`,
  ownFeed: 'Mi agenda de Foja',
  caseFeed: (title: string) => `Agenda: ${title}`,
  feedNameInvalid: 'El nombre tiene de 1 a 100 caracteres.',
  tooManyFeeds: (limit: number) => `Puedes tener hasta ${limit} direcciones privadas. Revoca las que no uses.`,
  notACalendar: 'El archivo no es un calendario .ics.',
  fileTooLarge: (megabytes: number) => `El calendario pasa de ${megabytes} MB. Exporta menos meses.`,
  tooManyEvents: (limit: number) => `El calendario tiene más de ${withCommas(limit)} eventos. Exporta menos meses.`,
  tooSlow: 'El calendario tarda demasiado en leerse. Exporta menos meses.',
  noRoom: (limit: number) =>
    `Con este archivo tu calendario pasaría de ${withCommas(limit)} eventos. Borra los que ya no necesitas.`,
  isReply: 'El archivo es la respuesta de un invitado, no un calendario.',
  partsLeftOut: (count: number) =>
    count === 1
      ? 'Una tarea o nota del archivo no se importó.'
      : `${count} tareas o notas del archivo no se importaron.`,
  guestsLeftOut: 'Los invitados y los archivos adjuntos de los eventos no se importan.',
  repeated: 'Repite el identificador (UID) de otro evento del archivo; se tomó el más reciente.',
  fixed: 'Está en un asunto archivado, o en el que ya no participas: no se cambió.',
  unreadable: 'No se pudo leer.',
  unreadableTime: 'Su fecha u hora no se puede leer.',
  dayUnknown: (day: string) => `El ${day} no existe.`,
  withoutStart: 'No dice cuándo empieza.',
  endsBeforeStart: 'Termina antes de empezar.',
  tooLong: (days: number) => `Dura más de ${days} días.`,
  ruleUnreadable: 'Se repite de un modo que no se puede seguir.',
  zoneUnknown: (name: string) => `Está en una zona horaria que no se reconoce: ${name}.`,
  outOfYears: 'Está fuera de los años del calendario.',
  zoneRead: (name: string, zone: string) => `La zona «${name}» se leyó como ${zone}.`,
  rangeLeftOut: 'Un cambio «de aquí en adelante» del calendario de origen se aplicó a un solo evento.',
  untitled: '(Sin título)',
  fileName: (title: string) => title,
} as const;
