import type { GoogleConflictField } from '../generated/contract.ts';
import { withCommas } from './words.ts';

/** The connection with Google Calendar. */

/** Field of the contract → its label. */
export const syncFieldLabels: Record<GoogleConflictField['field'], string> = {
  title: 'Título',
  description: 'Descripción',
  location: 'Lugar',
  start: 'Horario',
  recurrence: 'Repetición',
  isBusy: 'Disponibilidad',
  alarms: 'Avisos',
};

export const googleText = {
  notConfigured:
    'Google Calendar no está disponible aquí por ahora. Tu calendario de Foja funciona igual; para verlo en tu teléfono usa una suscripción ICS.',
  revoked: 'Google retiró el permiso o cambiaste tu contraseña. Vuelve a conectar; lo que ya estaba aquí se conserva.',
  waiting: 'El último intento de sincronizar falló. Se vuelve a intentar solo.',
  refused: (count: number) =>
    count === 1
      ? 'Google no aceptó un cambio de aquí; el evento lo marca.'
      : `Google no aceptó ${count} cambios de aquí; los eventos lo marcan.`,
  connectFailed: 'Error conectando calendario: Google no respondió como se esperaba. Vuelve a intentarlo.',
  stateUnknown: 'La conexión caducó o ya se usó. Vuelve a intentarlo desde el calendario.',
  otherBrowser: 'Termina la conexión en el mismo navegador en que la empezaste.',
  denied: 'No se dio el permiso. Tu calendario de Google sigue sin conectar.',
  notEnough:
    'Google no dio permiso para tu calendario. Vuelve a conectar y deja marcada la casilla para ver y editar eventos.',
  notConnected: 'Google Calendar no está conectado.',
  conflictGone: 'Ese conflicto ya no existe.',
  eventGone: 'El evento de ese conflicto ya no existe.',
  fieldsExplained: (kept: string) =>
    `Cambió en Foja y en Google entre dos sincronizaciones. La regla: vale la última edición. Ahora vale ${kept}.`,
  fixed:
    'Cambió en Google, pero aquí ya no se puede cambiar: el asunto está archivado, o ya no participas en él. Vale lo de Foja.',
  fieldsFixed: 'No se puede cambiar: el asunto está archivado, o ya no participas en él.',
  deletedInGoogle: (kept: string) =>
    `Se borró en Google y se editó en Foja. La regla: una edición vale más que un borrado. Ahora vale ${kept}.`,
  deletedHere: (kept: string) =>
    `Se borró en Foja y se editó en Google. La regla: una edición vale más que un borrado. Ahora vale ${kept}.`,
  side: { FOJA: 'lo de Foja', GOOGLE: 'lo de Google' },
  full: (limit: number) => `Tu calendario llegó a ${withCommas(limit)} eventos: los demás de Google no se copian.`,
  yes: 'ocupado',
  no: 'libre',
  never: 'no se repite',
  noAlarms: 'sin avisos',
  alarm: (minutes: number) => `${minutes} min antes`,
  allDay: (day: string) => `${day}, todo el día`,
  days: (from: string, to: string) => `del ${from} al ${to}, todo el día`,
  hours: (day: string, from: string, to: string, zone: string) => `${day}, de ${from} a ${to} (${zone})`,
  span: (from: string, to: string, zone: string) => `del ${from} al ${to} (${zone})`,
  moment: (day: string, time: string) => `${day} a las ${time}`,
  pageTitle: 'Google Calendar y Foja',
  pageConnected: 'Google Calendar quedó conectado.',
  pageClose: 'Puedes cerrar esta ventana.',
  pageRetry: 'Cierra esta ventana y vuelve a intentarlo desde el calendario.',
} as const;
