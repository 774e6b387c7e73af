import { LEGAL_BLANKS } from './legal-blanks.ts';
import { signInText } from './users.ts';

/** Login, registration, and the password of an ended session. */
export const professions = [
  'Abogado/a',
  'Juez/a',
  'Notario/a',
  'Mediador/a',
  'Consultor/a legal',
  'Estudiante de Derecho',
] as const;

export const authText = {
  pageTitle: 'Entra a Foja',
  loginTab: signInText.login,
  registerTab: 'Registro',
  tabsLabel: 'Acceso a tu cuenta',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  emailHint: 'Por ejemplo, nombre@despacho.mx',
  password: 'Contraseña',
  passwordHint: 'Mínimo 6 caracteres',
  profession: 'Profesión',
  professionNone: 'Sin especificar',
  submitLogin: 'Entrar',
  submitRegister: 'Crear cuenta',
  submitting: 'Procesando...',
  or: 'o',
  demo: 'Probar en modo demo',
  demoExplained: 'Sin cuenta. Tus primeras 5 consultas se responden de verdad.',
  promiseTitle: '3 días de prueba, después gratis',
  promise: 'Prueba gratuita de 3 días y plan gratuito permanente con 3 consultas legales. Sin tarjeta.',
  loginSuccess: 'Sesión iniciada',
  registerSuccess: 'Cuenta creada',
  backToLanding: 'Volver al inicio',
  asideTitle: 'Cada cita, comprobada contra la ley.',
  asideBody:
    'Foja responde en español y te muestra, artículo por artículo, en qué se apoya y de qué fecha es el texto. Lo que no está en su acervo, lo dice.',
  asideSample: {
    label: 'LFT, artículo 518',
    state: 'verificada',
    source: 'síntesis',
    before: 'Las acciones de quien fue separado del trabajo ',
    marked: 'prescriben en dos meses',
    after: ', contados a partir del día siguiente a la separación.',
  },
} as const;

export const passwordStrengthText = {
  label: 'Seguridad de la contraseña',
  tooShort: 'Muy corta',
  fair: 'Aceptable: te recomendamos 12 caracteres o más',
  good: 'Buena',
} as const;

export const registerDialogText = {
  title: 'Crea tu cuenta',
  haveAccount: '¿Ya tienes cuenta?',
} as const;

/** The question for the password when the session has ended. */
export const passwordDialogText = {
  title: 'Tu sesión terminó',
  elsewhere:
    'Tu sesión se cerró desde otro lugar. Escribe tu contraseña para seguir donde estabas; lo que escribiste sigue en la página.',
  expired: 'Escribe tu contraseña para seguir donde estabas. Lo que escribiste sigue en la página.',
  idle: 'Pasó un rato sin que usaras Foja y la cerramos para proteger tu trabajo. Escribe tu contraseña para seguir donde estabas; lo que escribiste se conserva.',
  otherAccountHint: 'Al salir se borran de este navegador los borradores de esta cuenta.',
  otherAccount: 'Entrar con otra cuenta',
} as const;

/** Where both are accepted. The short notice says what article 16-II of the LFPDPPP asks for, and leads to the whole. */
export const acceptanceText = {
  before: 'Al crear tu cuenta aceptas los ',
  between: ' y el ',
  after: ' (se abren en otra pestaña).',
  noticeTitle: 'Aviso de privacidad simplificado',
  notice: `${LEGAL_BLANKS.OPERATOR}, con domicilio en ${LEGAL_BLANKS.ADDRESS}, trata tu nombre, correo, profesión y lo que guardes, sólo para darte el servicio: nada de publicidad ni de venta de datos, y nada que necesite otro consentimiento. Para limitar su uso o ejercer tus derechos: ${LEGAL_BLANKS.PRIVACY_MAIL}.`,
} as const;
