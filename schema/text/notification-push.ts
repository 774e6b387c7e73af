/** Notifications on devices (Web Push): what the server says. */

export const pushText = {
  notConfigured:
    'Los avisos en dispositivos necesitan que quien administra el servicio defina OPERATOR_EMAIL, o PUBLIC_URL con https.',
  keysInvalid: 'Las llaves del navegador no son válidas. Vuelve a activar los avisos en este dispositivo.',
  endpointInvalid: 'El servicio de avisos de este navegador no tiene una dirección pública válida.',
  tooMany: (most: number) => `Puedes tener hasta ${most} dispositivos. Quita alguno para agregar otro.`,
  /** Below the title of what is pushed. */
  open: 'Ábrelo en Foja.',
} as const;
