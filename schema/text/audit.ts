import type { AuditAction, AuditKind, AuditOutcome } from '../generated/contract.ts';
import { planLabel } from './plan-labels.ts';

/** The audit log as its owner reads it. */

export const auditKindText = {
  ACCESS: 'Accesos',
  ACCOUNT: 'Contraseña y verificación',
  KEYS: 'Llaves de API',
  SETTINGS: 'Configuración',
  SHARING: 'Compartido con otras personas',
  DATA: 'Descargas y eliminaciones',
  BILLING: 'Plan y pagos',
  PRIVACY: 'Datos personales',
  CONNECTIONS: 'Conexiones',
  OPERATION: 'Operación del servicio',
} satisfies Record<AuditKind, string>;

const done = {
  REGISTERED: 'Se creó la cuenta',
  LOGIN: 'Inicio de sesión',
  SECOND_FACTOR: 'Verificación en dos pasos',
  LOGOUT: 'Cierre de sesión',
  SESSION_ENDED: 'Se cerró una sesión desde otra',
  SESSIONS_ENDED: 'Se cerraron todas las sesiones',
  PASSWORD_CHANGED: 'Cambio de contraseña',
  PASSWORD_RESET_REQUESTED: 'Se pidió restablecer la contraseña',
  PASSWORD_RESET: 'Se restableció la contraseña',
  EMAIL_CHANGED: 'Cambio de correo electrónico',
  TOTP_ENABLED: 'Se activó la verificación en dos pasos',
  TOTP_DISABLED: 'Se desactivó la verificación en dos pasos',
  RECOVERY_CODES_MADE: 'Se generaron códigos de recuperación',
  RECOVERY_CODE_USED: 'Se usó un código de recuperación',
  PASSKEY_ADDED: 'Se agregó una llave de acceso',
  PASSKEY_REMOVED: 'Se quitó una llave de acceso',
  IDENTITY_LINKED: 'Se vinculó una cuenta de otro servicio para entrar',
  IDENTITY_UNLINKED: 'Se desvinculó una cuenta de otro servicio',
  API_KEY_CREATED: 'Se creó una llave de API',
  API_KEY_CHANGED: 'Se cambió una llave de API',
  API_KEY_ROTATED: 'Se renovó una llave de API',
  API_KEY_REVOKED: 'Se revocó una llave de API',
  SETTINGS_CHANGED: 'Cambio de configuración',
  CASE_SHARED: 'Invitación a un caso',
  CASE_JOINED: 'Una persona se unió a un caso',
  CASE_COLLABORATOR_REMOVED: 'Una persona salió de un caso',
  CASE_DELETED: 'Se eliminó un caso',
  CONTRACT_SENT: 'Se envió un contrato por correo',
  CONTRACT_DELETED: 'Se eliminó un contrato',
  DOCUMENT_DELETED: 'Se eliminó un documento',
  FILE_UPLOADED: 'Se subió un archivo',
  FILE_DOWNLOADED: 'Se abrió o descargó un archivo',
  FILE_DELETED: 'Se eliminó un archivo',
  DATA_EXPORTED: 'Se descargó un archivo con datos de la cuenta',
  SUBSCRIPTION_CHANGED: 'Cambio en la suscripción',
  ACCOUNT_EXPORT_REQUESTED: 'Se pidió una copia de todos los datos',
  ACCOUNT_EXPORT_DOWNLOADED: 'Se descargó la copia de todos los datos',
  ACCOUNT_DELETION_REQUESTED: 'Se pidió eliminar la cuenta',
  ACCOUNT_DELETION_CANCELLED: 'Se canceló la eliminación de la cuenta',
  ACCOUNT_DELETED: 'Se eliminó la cuenta',
  PRIVACY_REQUEST: 'Solicitud sobre datos personales',
  PRIVACY_CHOICE_CHANGED: 'Cambio en el uso de tus datos',
  WEBHOOK_CREATED: 'Se creó un webhook',
  WEBHOOK_CHANGED: 'Se cambió un webhook',
  WEBHOOK_DELETED: 'Se eliminó un webhook',
  SERVICE_CONNECTED: 'Se conectó otro servicio',
  SERVICE_DISCONNECTED: 'Se desconectó otro servicio',
  SERVICE_USED: 'Se usó otro servicio',
  SIGNING_KEYS_ROTATED: 'Se renovaron las llaves que firman las sesiones',
  SECRET_ROTATED: 'Se renovó el secreto del servidor',
} satisfies Record<AuditAction, string>;

const failed: Partial<Record<AuditAction, string>> = {
  LOGIN: 'Intento fallido de inicio de sesión',
  SECOND_FACTOR: 'Código de verificación incorrecto',
  PASSWORD_CHANGED: 'Intento de cambiar la contraseña sin la contraseña actual correcta',
  ACCOUNT_DELETION_REQUESTED: 'Intento de eliminar la cuenta sin la contraseña correcta',
};

export const auditSummary = (action: AuditAction, outcome: AuditOutcome): string =>
  (outcome === 'FAILED' ? failed[action] : undefined) ?? done[action] ?? action;

/** Names of settings as the screen has them. */
const fieldText: Readonly<Record<string, string>> = {
  name: 'nombre',
  email: 'correo',
  profession: 'profesión',
  phone: 'teléfono',
  address: 'domicilio',
  lawFirm: 'despacho',
  barNumber: 'cédula',
  specializations: 'especialidades',
  bio: 'sobre ti',
  loginNotifications: 'avisos de inicio de sesión',
  sessionTimeoutMinutes: 'cierre por inactividad',
  language: 'idioma',
  timeZone: 'zona horaria',
  dateFormat: 'formato de fecha',
  currency: 'moneda',
  theme: 'tema',
  dashboardLayout: 'distribución',
  autoSave: 'guardado automático',
  emailNotifications: 'avisos por correo',
  scopes: 'alcances',
  allowedAddresses: 'direcciones permitidas',
  hourlyLimit: 'límite por hora',
  expiresAt: 'vencimiento',
  modelUse: 'uso de modelos de inteligencia artificial',
  automatedEvaluation: 'evaluación automatizada',
  auditFile: 'registro de actividad',
  calendarEventFile: 'evento del calendario',
  caseChatDocument: 'chat de un caso',
  chatThreadDocument: 'conversación',
  citationReviewDocument: 'revisión de citas',
  contractDocument: 'contrato',
  contractText: 'texto de un contrato',
  contractEvidence: 'paquete de evidencia de un contrato',
  computationDocument: 'cómputo de un término',
  deadlineDocument: 'vencimiento',
  documentReport: 'informe de un documento',
  documentTableFile: 'tabla de documentos',
  timeEntriesCsv: 'horas',
  prebillDocument: 'prefactura',
  prebillCsv: 'prefactura',
  prebillCfdi: 'CFDI de una prefactura',
  subscriptionInvoiceCfdi: 'CFDI de la suscripción',
};

/** Values of enums that stand in details. */
const valueText: Readonly<Record<string, string>> = {
  COLLABORATOR: 'colaborador',
  GUEST: 'invitado',
  ...planLabel,
  ACCESS: 'acceso',
  PASSWORD: 'contraseña',
  PASSKEY: 'llave de acceso',
  ZOOM: 'Zoom',
  DOCUSIGN: 'DocuSign',
  url: 'dirección',
  description: 'descripción',
  eventTypes: 'eventos',
  isActive: 'activo',
  secret: 'secreto',
  begun: 'alta',
  plan: 'otro plan',
  status: 'otro estado',
  end: 'otra fecha de término',
  RECTIFICATION: 'rectificación',
  CANCELLATION: 'cancelación',
  OPPOSITION: 'oposición',
};

const detailLabel: Readonly<Record<string, string>> = {
  fields: 'Campos',
  what: 'Contenido',
  rows: 'Registros',
  ended: 'Sesiones cerradas',
  role: 'Papel',
  plan: 'Plan',
  change: 'Cambio',
  service: 'Servicio',
  method: 'Medio',
  format: 'Formato',
  right: 'Derecho',
  recipients: 'Destinatarios',
};

const word = (value: string): string => fieldText[value] ?? valueText[value] ?? value;

/** The details of an entry in one line; those that have no word here are not shown. */
export function auditDetail(details: Readonly<Record<string, unknown>>): string | null {
  const parts = Object.entries(details).flatMap(([name, value]) => {
    const label = detailLabel[name];
    if (!label) return [];
    const text = Array.isArray(value) ? value.map((part) => word(String(part))).join(', ') : word(String(value));
    return [`${label}: ${text}`];
  });
  return parts.join(' · ') || null;
}

export const auditFileText = {
  name: 'registro de actividad',
  columns: ['Fecha y hora (UTC)', 'Tipo', 'Actividad', 'Detalle', 'Identificador', 'Dirección IP', 'Dispositivo'],
} as const;

/** What `npm run audit:verify` prints. */
export const auditVerifyText = {
  usage: `npm run audit:verify [-- --heads ARCHIVO]

Revisa el registro de actividad de todas las cuentas. Sale con 1 y nombra la primera fila alterada.
--heads ARCHIVO  compara con el final de cada cadena que guardó una revisión anterior, y lo vuelve a guardar.
                 Guárdalo fuera del servidor de la base de datos.`,
  sound: (entries: number, chains: number) => `Sin alteraciones: ${entries} registros en ${chains} cadenas.`,
  saved: (file: string) => `El final de cada cadena quedó guardado en ${file}.`,
  badHeads: (file: string) => `${file} no es un archivo que haya escrito npm run audit:verify.`,
  broken: ({
    fault,
    chain,
    seq,
    id,
  }: {
    fault: keyof typeof faultText;
    chain: string;
    seq: number;
    id: string | null;
  }) => `Registro alterado: cadena ${chain}, número ${seq}${id ? `, id ${id}` : ''}. ${faultText[fault]}`,
} as const;

const faultText = {
  CONTENT: 'Su contenido no corresponde a su huella.',
  LINK: 'No sigue al registro anterior.',
  GAP: 'Falta el registro anterior.',
  NO_HEAD: 'Su cadena no existe.',
  CUT: 'Faltan registros a partir de este.',
  REWRITTEN: 'Es distinto del que había en la revisión anterior.',
} as const;
