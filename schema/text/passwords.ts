/** Changing the password, and giving it again before sensitive acts. */
export const passwordText = {
  currentWrong: 'La contraseña actual es incorrecta',
  same: 'La contraseña nueva debe ser distinta de la actual.',
} as const;
