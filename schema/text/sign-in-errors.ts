/** Of login and registration, when the server gives no text. */
export const signInErrors = {
  loginFailed: 'Error en el login',
  registerFailed: 'Error en el registro',
} as const;
