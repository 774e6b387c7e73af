/** While Google's window is open. The login has words of its own, which it alone loads. */
export const googleWindowText = {
  inWindow: 'Termina en la ventana de Google. Si la cerraste, ábrela de nuevo.',
  blocked: 'Tu navegador no dejó abrir la ventana de Google.',
  open: 'Abrir la ventana de Google',
  openAgain: 'Abrir de nuevo',
  cancel: 'Cancelar',
} as const;

/** In the security tab, and where a sensitive act is confirmed. */
export const googleSettingsText = {
  title: 'Entrar con Google',
  failed: 'No pudimos leer cómo usa Google tu cuenta.',
  notConfigured: 'Este servidor no tiene configurado el acceso con Google.',
  none: 'Vincula una cuenta de Google para entrar con ella.',
  link: 'Vincular Google',
  linked: 'Google quedó vinculado. Te escribimos para avisarte.',
  linkedWith: (email: string) => `Entras con ${email}`,
  since: (when: string) => `Vinculada el ${when}`,
  unlink: 'Desvincular',
  unlinkTitle: '¿Desvincular Google?',
  unlinkBody: 'Ya no podrás entrar con esa cuenta de Google. Tus otras maneras de entrar siguen funcionando.',
  unlinked: 'Google quedó desvinculado. Te escribimos para avisarte.',
  unlinkFailed: 'No pudimos desvincular Google.',
  onlyWayIn:
    'Es la única manera de entrar a tu cuenta: para desvincularla, crea antes una contraseña desde la pantalla de entrada.',
  noPassword: 'Tu cuenta entra con Google y no tiene contraseña.',
  confirmTitle: 'Confirma con Google',
  confirmBody:
    'Este cambio es delicado. Entra otra vez con Google para continuar; no te lo volveremos a pedir en diez minutos.',
  confirm: 'Confirmar con Google',
} as const;
