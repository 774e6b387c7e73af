/** Screens of trials and of the demo. */
export const trialScreenText = {
  dialogTitle: 'Prueba Foja 3 días',
  dialogBody: 'Sin cuenta y sin tarjeta: 100 consultas, 20 documentos y 10 asuntos. Te enviamos el enlace para volver.',
  email: 'Correo electrónico',
  name: 'Nombre',
  emailInvalid: 'Por favor ingresa un email válido',
  activate: 'Empezar mi prueba',
  activating: 'Procesando...',
  activationFailed: 'Error activando trial',
  connectionFailed: 'Error de conexión. Intenta de nuevo.',
  acceptance: 'Al empezar tu prueba aceptas los ',
  preferAccount: '¿Prefieres una cuenta con contraseña?',
  register: 'Crear cuenta',
  alreadyMember: '¿Ya tienes cuenta?',
  demoFailed: 'No se pudo empezar la demostración. Intenta de nuevo.',
  leave: 'Salir de la prueba',
  daysLeft: (days: number) => (days === 1 ? 'Último día de tu prueba.' : `Te quedan ${days} días de prueba.`),
  keepWork: 'Conserva tu trabajo: crea tu cuenta.',
  kept: 'Al crear tu cuenta se conserva lo que hiciste hasta ahora en este navegador.',
  notMerged: 'Si entras a una cuenta que ya tienes, lo que hiciste sin cuenta no se pasa a ella.',
} as const;

export const demoAskText = {
  label: 'Tu pregunta',
  placeholder: 'Escribe tu pregunta',
  ask: 'Preguntar',
  asking: 'Preguntando…',
  meter: (left: number, limit: number) =>
    left === 1
      ? `Te queda 1 de ${limit} consultas de la demostración`
      : `Te quedan ${left} de ${limit} consultas de la demostración`,
  spent:
    'Usaste las consultas de la demostración. Crea tu cuenta: lo que preguntaste se conserva y tienes 3 días de prueba.',
  perNetwork: 'Se cuentan por red y por día.',
  register: 'Crear cuenta',
} as const;
