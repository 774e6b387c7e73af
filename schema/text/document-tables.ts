/** Tables of documents: what the server answers. */
export const documentTablesReply = {
  nameInvalid: 'La tabla necesita un nombre de 1 a 120 caracteres.',
  columnCount: (most: number) => `Una tabla tiene de 1 a ${most} columnas.`,
  titleInvalid: 'Cada columna necesita un encabezado de 1 a 60 caracteres.',
  roleInvalid: 'El carácter o concepto de una columna puede tener hasta 60 caracteres.',
  columnUnknown: 'Una de las columnas ya no está en la tabla. Actualiza la página.',
  columnTwice: 'Una columna está dos veces.',
  documentCount: (most: number) => `Una tabla tiene de 1 a ${most} documentos.`,
  documentUnknown: 'Uno de los documentos no existe o ya se eliminó.',
  tooMany: (most: number) => `Puedes tener hasta ${most} tablas. Elimina una que ya no uses.`,
  valueTooLong: (most: number) => `Una celda puede tener hasta ${most} caracteres.`,
  rowUnknown: 'Ese documento no está en la tabla.',
  firstColumn: 'Documento',
} as const;
