import type {
  AnswerLanguage,
  ApiKeyHourlyLimit,
  DashboardLayout,
  DateFormat,
  LegalSpecialization,
  ThemePreference,
} from '../generated/contract.ts';
import { counted, withCommas } from './words.ts';

/** The settings of the account. */
export const settingsScreenText = {
  title: 'Configuración de Cuenta',
  rooms: 'Partes de la configuración',
  room: {
    profile: 'Perfil',
    security: 'Seguridad',
    preferences: 'Preferencias',
    notifications: 'Avisos',
    integrations: 'Integraciones',
    activity: 'Actividad',
    privacy: 'Privacidad y datos',
  },
  loadFailed: 'No pudimos cargar tu configuración.',
  shownFromHere: 'No pudimos leer tu configuración. Se muestra la última que se guardó en este navegador.',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  saved: 'Configuración guardada exitosamente',
  unsaved: 'Hay cambios sin guardar.',
  undo: 'Deshacer cambios',
  pending: 'Sin conexión: los cambios se guardaron solo en este navegador',
  retrying: 'Se enviarán en cuanto vuelva la conexión.',
  saveFailed: 'No pudimos guardar la configuración.',
  reload: 'Ver lo que hay guardado',
} as const;

export const profileText = {
  name: 'Nombre completo',
  email: 'Correo electrónico',
  emailHint: 'Con este correo entras a Foja. Si lo cambias, te pediremos tu contraseña.',
  profession: 'Profesión',
  professionNone: 'Sin especificar',
  phone: 'Teléfono',
  address: 'Domicilio',
  lawFirm: 'Despacho',
  barNumber: 'Cédula profesional',
  specializations: 'Especialidades',
  bio: 'Sobre ti',
  bioHint: (left: number) => `Quedan ${left} caracteres.`,
} as const;

export const specializationText = {
  CIVIL: 'Derecho Civil',
  CRIMINAL: 'Derecho Penal',
  LABOR: 'Derecho Laboral',
  COMMERCIAL: 'Derecho Mercantil',
  TAX: 'Derecho Fiscal',
  CONSTITUTIONAL: 'Derecho Constitucional y Amparo',
  ADMINISTRATIVE: 'Derecho Administrativo',
  FAMILY: 'Derecho Familiar',
  AGRARIAN: 'Derecho Agrario',
  ENVIRONMENTAL: 'Derecho Ambiental',
  CORPORATE: 'Derecho Corporativo',
  INTERNATIONAL: 'Derecho Internacional',
  INTELLECTUAL_PROPERTY: 'Propiedad Intelectual',
} satisfies Record<LegalSpecialization, string>;

export const securityText = {
  password: 'Contraseña',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  nextHint: 'Mínimo 6 caracteres. Te recomendamos 12 o más.',
  again: 'Repite la contraseña nueva',
  mismatch: 'Las contraseñas no coinciden',
  required: 'Escribe tu contraseña.',
  tooShort: 'La contraseña debe tener al menos 6 caracteres',
  change: 'Cambiar contraseña',
  changed: (ended: number) =>
    ended === 0
      ? 'Contraseña cambiada.'
      : ended === 1
        ? 'Contraseña cambiada. Se cerró la otra sesión.'
        : `Contraseña cambiada. Se cerraron ${ended} sesiones más.`,
  notices: 'Avisos de seguridad',
  loginNotifications: 'Avisarme por correo cuando alguien entre desde un dispositivo nuevo',
  sessions: 'Sesiones abiertas',
  sessionsFailed: 'No pudimos cargar tus sesiones.',
  here: 'Esta sesión',
  unknownDevice: 'Dispositivo sin identificar',
  lastSeen: (when: string) => `Última actividad: ${when}`,
  signedInFrom: (address: string, when: string) => `Entró el ${when} desde la dirección IP ${address}`,
  end: 'Cerrar sesión',
  endOf: (device: string) => `Cerrar la sesión de ${device}`,
  ended: 'Sesión cerrada.',
  endFailed: 'No pudimos cerrar la sesión.',
} as const;

export const confirmPasswordText = {
  title: 'Confirma tu contraseña',
  body: 'Este cambio es delicado. Escribe tu contraseña para continuar; no te la volveremos a pedir en diez minutos.',
  password: 'Contraseña',
  passkey: 'Usar llave de acceso',
  confirm: 'Continuar',
} as const;

export const preferencesText = {
  appearance: 'Apariencia',
  theme: 'Tema',
  layout: 'Distribución',
  dates: 'Fechas y zona horaria',
  dateFormat: 'Formato de fecha',
  timeZone: 'Zona horaria',
  timeZoneHint: 'En ella cuentan tus días, tus horas y tus vencimientos sin órgano.',
  elsewhere: 'Se ajusta en su sección',
  alertDays: 'Días de aviso antes de un vencimiento',
  rates: 'Tarifas y redondeo de horas',
  calendar: 'Horario, alarmas e inicio de la semana',
  mails: 'Correos',
  caseUpdates: 'Avisos de vencimientos',
  paymentReminders: 'Recordatorios de pago y de fin de periodo',
  paymentHint: 'Lo que se cobró, lo que falló y lo que terminó se avisa siempre.',
  systemAlerts: 'Avisos de consumo del plan',
  answers: 'Respuestas y moneda',
  language: 'Idioma de las respuestas',
  languageHint:
    'Foja comprueba cada oración contra el texto de la ley, que está en español; por eso hoy responde sólo en español. Si eliges otro idioma, cada respuesta te lo recuerda.',
  currency: 'Moneda: peso mexicano (MXN). Foja cobra, calcula y factura sólo en pesos; no convierte a otras monedas.',
  forms: 'Formularios',
  autoSave: 'Guardar solo lo que escribo en los formularios',
  autoSaveHint:
    'Lo que no has enviado se queda en este navegador y vuelve si recargas la página. Al desactivarlo se borra lo guardado.',
} as const;

export const answerLanguageText = {
  ES: 'Español',
  EN: 'Inglés',
  PT: 'Portugués',
} satisfies Record<AnswerLanguage, string>;

export const themeOptionText = {
  LIGHT: 'Claro',
  DARK: 'Oscuro',
  AUTO: 'Como el sistema',
} satisfies Record<ThemePreference, string>;

export const layoutOptionText = {
  DEFAULT: 'Predeterminada',
  COMPACT: 'Compacta: cabe más en la pantalla',
  EXPANDED: 'Amplia: letra más grande',
} satisfies Record<DashboardLayout, string>;

export const dateFormatText = {
  DAY_MONTH_YEAR: 'DD/MM/AAAA',
  MONTH_DAY_YEAR: 'MM/DD/AAAA',
  YEAR_MONTH_DAY: 'AAAA-MM-DD',
} satisfies Record<DateFormat, string>;

export const apiKeysScreenText = {
  title: 'Llaves de API',
  about:
    'Una llave permite que un programa consulte Foja en tu nombre por GraphQL o REST. Las consultas se aceptan en los planes Profesional, Enterprise y Personalizado.',
  guide: 'Guía para desarrolladores',
  none: 'Todavía no tienes llaves.',
  failed: 'No pudimos cargar tus llaves.',
  create: 'Crear llave',
  createTitle: 'Nueva llave',
  editTitle: 'Cambiar la llave',
  name: 'Nombre',
  nameHint: 'Para reconocerla: «Conector de facturación».',
  scopes: 'Lo que puede hacer',
  scopesAll: 'Elegir todo',
  scopesRead: 'Sólo lectura',
  scopesNone: 'Quitar todo',
  sandbox: 'Llave de pruebas: abre una cuenta aparte con datos de ejemplo, y nada se cobra',
  sandboxMark: 'Llave de pruebas',
  limit: 'Consultas por hora',
  addresses: 'Direcciones IP permitidas',
  addressesHint: 'Una por línea: 203.0.113.7 o 203.0.113.0/24. Vacío: desde cualquiera.',
  expires: 'Vence',
  never: 'No vence',
  inDays: (days: number) => (days === 365 ? 'En un año' : `En ${days} días`),
  keepExpiry: 'Sin cambio',
  save: 'Guardar',
  secretTitle: 'Tu llave nueva',
  secretBody: 'Cópiala ahora y guárdala en un lugar seguro: no volverá a mostrarse.',
  secret: 'Llave',
  copy: 'Copiar',
  copied: 'Copiada',
  done: 'Ya la guardé',
  active: 'Activa',
  revoked: 'Revocada',
  expired: 'Vencida',
  inactive: 'Tu plan no incluye la API',
  scopeCount: (count: number) => counted(count, 'alcance', 'alcances'),
  used: (used: number, limit: number) => `${withCommas(used)} de ${withCommas(limit)} en esta hora`,
  lastUsed: (when: string, address: string) => `Se usó por última vez el ${when} desde ${address}`,
  neverUsed: 'Todavía no se usa',
  expiresOn: (when: string) => `Vence el ${when}`,
  actions: (name: string) => `Acciones de «${name}»`,
  edit: 'Cambiar',
  rotate: 'Cambiar el secreto',
  rotateBody: 'La llave anterior deja de funcionar de inmediato. Los programas que la usan necesitarán la nueva.',
  revoke: 'Revocar',
  revokeTitle: (name: string) => `¿Revocar «${name}»?`,
  revokeBody: 'Los programas que la usan dejarán de funcionar de inmediato. No se puede deshacer.',
  revokeDone: 'Llave revocada.',
  updated: 'Llave actualizada.',
} as const;

export const hourlyLimitText = {
  H100: '100',
  H500: '500',
  H1000: '1,000',
  H5000: '5,000 (planes de pago)',
} satisfies Record<ApiKeyHourlyLimit, string>;
