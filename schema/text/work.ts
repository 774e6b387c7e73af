/** Why long work of the server was stopped. */
export const workText = {
  TOO_SLOW: 'Esto tarda demasiado en procesarse y se detuvo. Divídelo en partes y vuelve a intentar.',
  TOO_MUCH_MEMORY: 'Esto ocupa demasiado al procesarse y se detuvo. Divídelo en partes y vuelve a intentar.',
  CRASHED: 'El trabajo se interrumpió y no se guardó nada. Vuelve a intentar.',
  BUSY: 'Hay demasiados documentos en proceso. Espera unos segundos y vuelve a intentar.',
  CANCELLED: 'El trabajo se canceló antes de terminar y no se guardó nada.',
} as const;
