import type { DigestFrequency, NotificationMail } from '../generated/contract.ts';

/** The bell with its list, and the settings of notifications. */

export const bellText = {
  title: 'Notificaciones',
  open: (unread: number) =>
    unread === 0
      ? 'Notificaciones: no hay nada sin leer'
      : unread === 1
        ? 'Notificaciones: 1 sin leer'
        : `Notificaciones: ${unread} sin leer`,
  unread: (count: number) => (count === 1 ? '1 sin leer' : `${count} sin leer`),
  allRead: 'Todo leído',
  most: '99+',
  readAll: 'Marcar todo como leído',
  read: 'Marcar como leída',
  isUnread: 'Sin leer',
  settings: 'Configurar avisos',
  more: 'Ver anteriores',
  empty: 'Aquí verás lo que pase en tus asuntos, tus vencimientos y tu cuenta.',
  loadFailed: 'No pudimos leer tus notificaciones.',
  markFailed: 'No se pudo marcar como leído.',
} as const;

export const notificationSettingsText = {
  title: 'Avisos',
  intro:
    'Elige qué aparece en la campana y qué llega a tus dispositivos. Cada cambio se guarda al momento. Los avisos se conservan 90 días.',
  kind: 'Aviso',
  inApp: 'Campana',
  push: 'Dispositivos',
  mail: 'Correo',
  fixed: 'Siempre',
  mailNames: {
    ALWAYS: 'Siempre',
    CASE_UPDATES: 'Asuntos y vencimientos',
    PAYMENT_REMINDERS: 'Pagos y plan',
    SYSTEM_ALERTS: 'Consumo y servicio',
    LOGIN_NOTIFICATIONS: 'Inicios de sesión',
    DIGEST_ONLY: 'Solo en el resumen',
  } satisfies Record<NotificationMail, string>,
  mailed: (isMailed: boolean) => (isMailed ? 'Sí' : 'No'),
  mailHint: 'Los correos se eligen en un solo lugar:',
  mailLink: 'Preferencias',
  loginLink: 'Seguridad',
  loadFailed: 'No pudimos leer tus avisos.',
  saveFailed: 'No se guardó el cambio.',
  saved: 'Cambio guardado',
  digestTitle: 'Resumen por correo',
  digestIntro: 'Un solo correo con lo que no has leído. Si no hay nada sin leer, no se envía.',
  frequency: 'Frecuencia',
  frequencies: {
    OFF: 'No enviarlo',
    DAILY: 'Cada día',
    WEEKLY: 'Cada semana',
  } satisfies Record<DigestFrequency, string>,
  hour: 'Hora',
  hourHint: (zone: string) => `En el huso horario de tu cuenta (${zone}).`,
  hourName: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  weekday: 'Día',
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
} as const;

export const deviceText = {
  title: 'Avisos en dispositivos',
  intro:
    'Recibe los avisos aunque Foja esté cerrada. En la pantalla solo se ve de qué se trata, sin nombres ni detalles.',
  add: 'Activar en este dispositivo',
  adding: 'Activando…',
  added: 'Este dispositivo recibirá avisos.',
  unknown: 'Dispositivo sin identificar',
  since: (when: string) => `Desde el ${when}`,
  remove: (name: string) => `Quitar ${name}`,
  unsupported: 'Este navegador no recibe avisos. En iPhone, agrega Foja a la pantalla de inicio y ábrela desde ahí.',
  denied: 'El navegador tiene bloqueados los avisos de este sitio. Permítelos en sus ajustes y vuelve a intentarlo.',
  unreachable: 'El navegador no pudo conectarse a su servicio de avisos. Intenta de nuevo.',
  failed: 'No se activaron los avisos',
  notRemoved: 'No se quitó el dispositivo',
  loadFailed: 'No pudimos leer tus dispositivos.',
} as const;
