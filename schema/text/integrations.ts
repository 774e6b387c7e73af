import type { IntegrationKind, IntegrationState } from '../generated/contract.ts';

/** Services of others: names, states, refusals. */

export const integrationName: Record<IntegrationKind, string> = {
  GOOGLE_CALENDAR: 'Google Calendar',
  STRIPE: 'Stripe',
  ZOOM: 'Zoom',
  DOCUSIGN: 'DocuSign',
};

export const integrationText = {
  about: {
    GOOGLE_CALENDAR: 'Tus eventos y vencimientos en tu calendario de Google. Se conecta en la sección Calendario.',
    STRIPE: 'Los pagos de tu suscripción pasan por Stripe. No necesitas conectar nada.',
    ZOOM: 'Crea la reunión de Zoom de un evento desde sus detalles, en la sección Calendario.',
    DOCUSIGN: 'Autoriza tu cuenta de DocuSign. Foja solo guarda la autorización: no envía contratos a firma.',
  } satisfies Record<IntegrationKind, string>,
  lost: 'El permiso se retiró en el servicio. Conéctalo otra vez.',
  missing: {
    GOOGLE_CALENDAR:
      'Integración no configurada en el servidor. Quien lo administra debe definir GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET.',
    STRIPE:
      'Integración no configurada en el servidor: los pagos están en modo de prueba y no se cobra nada. Quien lo administra debe definir STRIPE_SECRET_KEY y STRIPE_WEBHOOK_SECRET.',
    ZOOM: 'Integración no configurada en el servidor. Quien lo administra debe definir ZOOM_CLIENT_ID y ZOOM_CLIENT_SECRET.',
    DOCUSIGN:
      'Integración no configurada en el servidor. Quien lo administra debe definir DOCUSIGN_CLIENT_ID y DOCUSIGN_CLIENT_SECRET.',
  } satisfies Record<IntegrationKind, string>,
  premium: 'Esta integración requiere plan Premium',
  elsewhere: 'Esta integración no se conecta aquí.',
  lostAt: (name: string) =>
    `El permiso de ${name} ya no es válido. Conéctalo otra vez en Configuración, Integraciones.`,
  connectFirst: (name: string) => `Primero conecta ${name} en Configuración, Integraciones.`,
  refused: (name: string) =>
    `${name} no aceptó la solicitud. Revisa que tu cuenta de ${name} tenga permitido hacerlo y que la aplicación tenga los permisos.`,
  away: (name: string) => `${name} no responde. No se hizo ningún cambio; intenta de nuevo en unos minutos.`,
  notConnected: 'Esa integración no está conectada.',
  stateUnknown: 'La autorización venció o ya se usó. Empieza otra vez desde Configuración.',
  otherBrowser: 'Termina la autorización en el mismo navegador en el que la empezaste.',
  denied: 'No se dio el permiso. No se conectó nada.',
  failed: 'El servicio no confirmó el permiso. Intenta de nuevo en unos minutos.',
} as const;

export const zoomMeetingText = {
  line: 'Reunión de Zoom:',
  needsHour: 'Ponle hora al evento: una reunión de Zoom no dura el día entero.',
  exists: 'El evento ya tiene una reunión de Zoom.',
} as const;

/** In the details of an event. */
export const zoomScreenText = {
  label: 'Videollamada',
  join: 'Entrar a la reunión de Zoom',
  create: 'Crear reunión de Zoom',
  creating: 'Creando…',
  connect: 'Conecta Zoom para crear la reunión desde aquí',
  lost: 'El permiso de Zoom se retiró. Conéctalo otra vez',
  created: 'Reunión de Zoom creada. El enlace quedó en el evento.',
  failed: 'No se creó la reunión de Zoom',
} as const;

export const integrationsScreenText = {
  title: 'Integraciones',
  failed: 'No pudimos leer las integraciones',
  state: {
    CONNECTED: 'Conectado',
    NOT_CONNECTED: 'No conectado',
    LOST: 'Permiso retirado',
    NOT_CONFIGURED: 'No configurada',
  } satisfies Record<IntegrationState, string>,
  premium: 'Requiere Premium',
  connect: 'Conectar',
  connecting: 'Abriendo…',
  disconnect: 'Desconectar',
  disconnectTitle: (name: string) => `Desconectar ${name}`,
  disconnectBody: {
    ZOOM: 'Foja borra el permiso y lo retira en Zoom.',
    DOCUSIGN:
      'Foja borra el permiso. Para retirarlo también en DocuSign, entra a tu perfil, «Aplicaciones conectadas».',
    GOOGLE_CALENDAR: '',
    STRIPE: '',
  } satisfies Record<IntegrationKind, string>,
  disconnected: (name: string) => `${name} desconectado.`,
  as: (account: string, at: string) => (account ? `${account}, desde ${at}` : `Desde ${at}`),
  openCalendar: 'Abrir el calendario',
  done: 'Integración conectada.',
  notDone: 'La integración no se conectó. Intenta de nuevo.',
} as const;
