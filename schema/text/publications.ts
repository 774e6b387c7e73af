/** Messages of the import of a law: a publication that cannot be read, or was read with doubts. */

const list = (items: readonly string[], limit = 12): string =>
  items.length > limit ? `${items.slice(0, limit).join(', ')} y ${items.length - limit} más` : items.join(', ');

const MEGABYTE = 1024 * 1024;

export const publicationText = {
  empty: (fileName: string) => `El archivo «${fileName}» está vacío.`,
  tooLarge: (fileName: string, limitBytes: number) =>
    `El archivo «${fileName}» pesa más de ${Math.round(limitBytes / MEGABYTE)} MB. Sube la ley sola, sin anexos.`,
  tooManyPages: (fileName: string, pages: number, limit: number) =>
    `El archivo «${fileName}» tiene ${pages} páginas; se leen hasta ${limit}. Sube la ley sola, sin anexos.`,
  tooSlow: (fileName: string, seconds: number) =>
    `La lectura de «${fileName}» pasó de ${seconds} segundos y se detuvo. Vuelve a descargar la ley de su sitio oficial.`,
  /** What is found before a file is given to its reader. */
  notRead: {
    EXPANDS_TOO_MUCH: (fileName: string) =>
      `El archivo «${fileName}» ocupa demasiado al descomprimirse y no se abrió. Vuelve a descargar la ley de su sitio oficial.`,
    TOO_DEEP: (fileName: string) =>
      `«${fileName}» tiene demasiados elementos unos dentro de otros y no se abrió. Vuelve a descargar la ley de su sitio oficial.`,
    EXTERNAL_PARTS: (fileName: string) =>
      `«${fileName}» trae definiciones que llaman a otros archivos y no se abrió. Guárdalo de nuevo con Word y súbelo.`,
    ENCRYPTED: (fileName: string) => `«${fileName}» está protegido con contraseña. Sube una copia sin contraseña.`,
  },
  wrongType: (fileName: string, found: string | null) =>
    `«${fileName}» ${found === null ? 'no es un documento que se pueda leer' : `es un archivo ${found}`}. ` +
    'Sube la ley en PDF, Word (.doc o .docx), HTML o texto.',
  scanned: (fileName: string) =>
    `«${fileName}» es un escaneo sin texto: sus páginas son imágenes. Busca la versión en texto que publica el congreso.`,
  broken: (fileName: string) =>
    `«${fileName}» está dañado o incompleto y no se pudo abrir. Vuelve a descargarlo de su sitio oficial.`,
  noText: (fileName: string) => `«${fileName}» no tiene texto.`,
  noArticles: (fileName: string) =>
    `En «${fileName}» no se encontró ningún artículo. Revisa que sea el texto vigente de una ley o un código.`,

  noPublicationDate: 'No se encontró la fecha de publicación de la ley. Indícala para poder guardarla.',
  noName: 'No se encontró el nombre de la ley. Indícalo para poder guardarla.',
  rejectedKey: (key: string) => `La clave «${key}» no sirve: usa sólo letras minúsculas sin acento y números.`,

  gaps: (numbers: readonly string[]) =>
    /^\d+$/.test(numbers.join()) ? `falta el artículo ${numbers[0]}` : `faltan los artículos ${list(numbers)}`,
  repeats: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `el artículo ${numbers[0]} aparece más de una vez`
      : `aparecen más de una vez los artículos ${list(numbers)}`,
  cutShort: (last: number, of: number) => `el archivo sólo llega a la página ${last} de ${of}`,
  lostText: (percent: string) => `el ${percent} % del texto no quedó en ningún artículo`,
  refusal: (reasons: readonly string[]) =>
    `La ley no se guardó porque la lectura quedó incompleta: ${reasons.join('; ')}. ` +
    'Compárala con la publicación oficial; si así está impresa, puedes guardarla de todos modos.',

  pagesWithoutText: (pages: readonly string[]) =>
    `Hay páginas sin texto (pueden ser imágenes o tablas escaneadas): ${list(pages)}.`,
  marksOutOfOrder: (numbers: readonly string[]) =>
    `En el archivo de texto las marcas de fracciones vienen separadas de su texto; revisa los artículos ${list(numbers)}.`,
  numberedByWord:
    'El documento de Word numera fracciones automáticamente y esos números no se conservan; revisa las listas.',
  twoColumns: 'El documento parece impreso a dos columnas: el orden de los párrafos puede estar revuelto.',
  quotedHeaders: (numbers: readonly string[]) =>
    `Hay párrafos que parecen encabezado de artículo pero no siguen la numeración: ${list(numbers)}. Quedaron como texto.`,
  noTransitory: 'No se encontró el apartado de transitorios: revisa el texto del último artículo.',
  noReformDate: 'No se encontró la fecha de la última reforma.',
};
