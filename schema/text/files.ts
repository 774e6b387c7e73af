/** Files that come in and documents that go out. */
export const filesText = {
  nameInvalid: 'El archivo necesita un nombre de 1 a 255 caracteres.',
  empty: 'El archivo está vacío.',
  tooLarge: (megabytes: number) =>
    `El archivo pasa de ${megabytes} MB. Divídelo o guarda sólo las páginas que necesitas.`,
  tooMany: (most: number) => `Ya hay ${most} archivos esperando. Úsalos o inténtalo mañana, cuando se borren.`,
  missing: 'El archivo no llegó o ya se usó. Vuelve a subirlo.',
  notAnnounced: 'El archivo no mide lo que se anunció. Vuelve a subirlo.',
} as const;
