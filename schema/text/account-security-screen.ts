import { counted } from './words.ts';

/** The second step, passkeys and the length of a session, in the settings. */
export const twoFactorText = {
  title: 'Autenticación de dos factores',
  about:
    'Después de tu contraseña te pediremos un código de una aplicación como Google Authenticator, Microsoft Authenticator o 1Password.',
  enable: 'Pedir un segundo paso al entrar',
  configure: 'Configurar',
  on: 'Activa',
  since: (when: string) => `Activa desde el ${when}.`,
  codesLeft: (count: number) =>
    count === 0
      ? 'Ya no te quedan códigos de recuperación: crea nuevos.'
      : `Te ${count === 1 ? 'queda' : 'quedan'} ${counted(count, 'código', 'códigos')} de recuperación.`,
  newCodes: 'Crear códigos nuevos',
  newCodesTitle: '¿Crear códigos nuevos?',
  newCodesBody: 'Los diez códigos anteriores dejarán de servir.',
  disable: 'Desactivar',
  disableTitle: '¿Desactivar la autenticación de dos factores?',
  disableBody:
    'Bastará tu contraseña para entrar. Se cerrarán las demás sesiones y tus códigos de recuperación dejarán de servir.',
  disabled: 'Autenticación de dos factores desactivada.',
  failed: 'No pudimos leer la seguridad de tu cuenta.',
  setupTitle: 'Configura tu aplicación',
  scan: '1. Escanea este código con tu aplicación de autenticación.',
  qr: 'Código QR para la aplicación de autenticación',
  byHand: '¿No puedes escanearlo? Escribe esta clave en la aplicación:',
  secret: 'Clave',
  copy: 'Copiar',
  copied: 'Copiada',
  type: '2. Escribe los seis dígitos que muestra.',
  code: 'Código de la aplicación',
  activate: 'Activar',
  ended: (count: number) =>
    count === 0
      ? 'Verificación en dos pasos activada.'
      : `Verificación en dos pasos activada. Se cerraron las demás sesiones (${count}).`,
} as const;

export const recoveryCodesText = {
  title: 'Guarda tus códigos de recuperación',
  body: 'Si pierdes tu teléfono, con uno de estos códigos podrás entrar. Cada uno sirve una sola vez y no volverán a mostrarse.',
  list: 'Códigos de recuperación',
  copy: 'Copiar',
  copied: 'Copiados',
  download: 'Descargar',
  print: 'Imprimir',
  kept: 'Los guardé en un lugar seguro',
  done: 'Listo',
  fileName: 'foja-codigos-de-recuperacion.txt',
  fileHead: (email: string) => `Códigos de recuperación de Foja para ${email}. Cada uno sirve una sola vez.`,
} as const;

export const passkeysText = {
  title: 'Llaves de acceso',
  about:
    'Entra con tu huella, tu rostro o el PIN de tu dispositivo, sin escribir la contraseña. Sirven también como segundo paso y para confirmar cambios delicados.',
  none: 'Todavía no tienes llaves de acceso.',
  noBrowser: 'Este navegador no tiene llaves de acceso. Ábrelo en uno reciente, con HTTPS.',
  add: 'Agregar llave de acceso',
  addTitle: 'Nueva llave de acceso',
  name: 'Nombre',
  nameHint: 'Para reconocerla: «Laptop del despacho».',
  create: 'Continuar',
  added: 'Llave de acceso agregada.',
  givenUp: 'No se creó ninguna llave de acceso. Intenta de nuevo.',
  known: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
  browserFailed: 'Este navegador no pudo crear la llave de acceso.',
  synced: 'Sincronizada',
  facts: (created: string, used: string | null) =>
    `Se agregó el ${created}. ${used ? `Se usó por última vez el ${used}.` : 'Todavía no se usa.'}`,
  rename: 'Cambiar nombre',
  renameOf: (name: string) => `Cambiar el nombre de «${name}»`,
  remove: 'Eliminar',
  removeOf: (name: string) => `Eliminar «${name}»`,
  removeTitle: (name: string) => `¿Eliminar «${name}»?`,
  removeBody: 'Con ella ya no se podrá entrar a tu cuenta. Bórrala también del dispositivo.',
  removed: 'Llave de acceso eliminada.',
} as const;

export const sessionTimeoutText = {
  title: 'Duración de la sesión',
  label: 'Cerrar la sesión después de no usarla durante',
  hint: 'Un minuto antes te avisamos en la página. Lo que escribiste se conserva. Las llaves de API no cambian.',
  minutes: (minutes: number) =>
    minutes < 60 ? `${minutes} minutos` : minutes === 60 ? '1 hora' : `${minutes / 60} horas`,
} as const;
