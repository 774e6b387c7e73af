/** Session: every page loads these. The words of the login are in `users-screen.ts`. */
export const signInText = {
  login: 'Iniciar Sesión',
} as const;

export const sessionText = {
  endedElsewhere: 'Tu sesión se cerró desde otro lugar.',
  openAsked: 'Inicia sesión para abrir la página que pediste.',
  signedOut: 'Cerraste tu sesión.',
  demoUser: 'Usuario demo',
} as const;
