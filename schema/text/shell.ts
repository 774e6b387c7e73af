/** Start-up and the error of the whole page: every page loads them. */
export const startupScreenText = {
  connecting: 'Conectando con Foja…',
  connectionErrorTitle: 'Error de Conexión',
  connectionErrorBody: 'No pudimos comunicarnos con el servidor. Revisa tu conexión a internet e intenta de nuevo.',
  problemsTitle: 'Servidor con problemas',
  problemsBody: 'El servidor respondió, pero no está listo para trabajar. Volvemos a intentarlo por ti.',
  reconnecting: 'Reconectando...',
  reconnectNow: 'Reconectar ahora',
  bannerKept: 'Lo que escribiste se conserva.',
} as const;

export const errorBoundaryText = {
  title: 'Algo falló en esta página',
  body: 'Ya registramos el problema. Lo que guardaste en el servidor sigue ahí; al recargar vuelves a tu trabajo.',
  action: 'Activar Dashboard',
} as const;
