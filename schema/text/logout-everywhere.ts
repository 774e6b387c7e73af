/** The end of every session of an account. */
export const logoutEverywhereText = {
  action: 'Cerrar sesión en todos los dispositivos',
  title: '¿Cerrar sesión en todos los dispositivos?',
  body: 'Se cierra en este y en todos los demás navegadores y teléfonos donde entraste. Lo que no se haya enviado se pierde en este navegador.',
  failed: 'No pudimos cerrar las sesiones. Vuelve a intentarlo.',
} as const;
