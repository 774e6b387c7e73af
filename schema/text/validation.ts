import { withCommas } from './words.ts';

/** Validation messages shared by forms and server. The server decides; the form only checks earlier. */
export const validationText = {
  allRequired: 'Todos los campos son obligatorios',
  emailInvalid: 'Ingresa un email válido',
  emailTaken: 'El email ya está registrado',
  alreadyRegistered: 'Con este periodo de prueba ya se creó una cuenta. Inicia sesión con ella.',
  passwordTooShort: 'La contraseña debe tener al menos 6 caracteres',
  passwordTooLong: 'La contraseña puede tener hasta 256 caracteres',
  passwordCommon: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
  nameTooLong: 'El nombre puede tener hasta 200 caracteres',
  professionTooLong: 'La profesión puede tener hasta 100 caracteres',
  invalidCharacters: 'El texto tiene caracteres que no se pueden guardar.',
  readingInvalid: 'No se reconoce lo que elegiste entender: elige una de las opciones que muestra la respuesta.',
  questionEmpty: 'Escribe tu pregunta.',
  clientIdTooLong: (most: number) => `El identificador de la pregunta pasa de ${most} caracteres.`,
  questionReused: 'Esa pregunta ya se envió con otro texto. Envíala de nuevo.',
  questionTooLong: 'Tu pregunta puede tener hasta 8,000 caracteres.',
  titleInvalid: 'El título debe tener entre 1 y 120 caracteres.',
  pageSize: 'Pide entre 1 y 100 elementos por página.',
  pageSizeUpTo: (largest: number) => `Pide entre 1 y ${largest} elementos por página.`,
  tooManyIds: 'Pide hasta 50 elementos por su identificador.',
  tooLong: (most: number) => `Escribe hasta ${withCommas(most)} caracteres.`,
  cursorInvalid: 'La posición de la página no es válida.',
} as const;
