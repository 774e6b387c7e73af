/** Documents of a case: what the server refuses. */
export const caseDocumentsText = {
  folderTooLong: 'El nombre de una carpeta puede tener hasta 80 caracteres.',
  nameInvalid: 'El documento necesita un nombre de 1 a 255 caracteres.',
  notHere: 'Ese documento no está en este asunto.',
  replacedMeanwhile: 'Ese documento ya tiene una versión más nueva. Actualiza la lista.',
  onlyAuthorDeletes: 'Sólo quien agregó el documento o el titular del asunto puede eliminarlo.',
  deletedWithMessage: 'Este documento llegó en un mensaje del chat: se elimina con su mensaje.',
  tooSlow: 'Tardó demasiado en leerse. Descárgalo para verlo.',
} as const;
