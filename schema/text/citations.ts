import { writtenDay } from './days.ts';
import { capitalized, listed, uncapitalized, withCommas } from './words.ts';

/** Citations: their form, and the result of the check. */

export const citationsText = {
  /** `LFT, artículo 518, párrafo segundo`. */
  label: (law: string, article: string, detail: string | null) =>
    `${law}, artículo ${article}${detail ? `, ${detail}` : ''}`,
  /** Inside of a sentence: `artículo 48, fracción I, de la LFT`. */
  inSentence: (law: string, isCode: boolean, article: string, detail: string | null) =>
    `artículo ${article}${detail ? `, ${detail},` : ''} ${isCode ? 'del' : 'de la'} ${law}`,
  constitution: 'Constitución (CPEUM)',
  noLaw: (article: string, detail: string | null) => `Artículo ${article}${detail ? `, ${detail}` : ''} (sin ley)`,

  verifiedQuote: 'El artículo existe y las palabras citadas están en su texto oficial.',
  verifiedArticle: 'El artículo existe y se cotejó con el texto que está en el acervo.',
  verifiedSynthesis: 'El artículo existe; se cotejó con la síntesis de Foja, no con el texto oficial.',
  verifiedIndex:
    'El artículo existe en el índice de la ley; su texto no está cargado, así que no se cotejó lo que dice.',
  verifiedDetailUnseen: (detail: string) =>
    `El artículo existe; el texto oficial no está cargado, así que no se pudo comprobar «${detail}».`,

  quoteNotFound: 'El artículo existe, pero las palabras citadas no están en su texto.',
  quoteUnseen:
    'El artículo existe, pero su texto oficial no está en este acervo: las palabras citadas no se pudieron cotejar.',

  lawNotHeld: (law: string) => `«${law}» no está en el acervo; no se puede decir si la cita es correcta.`,
  lawNotNamed: 'La cita no dice de qué ley es el artículo, así que no se pudo cotejar.',

  noSuchArticle: (law: string, article: string, last: string, nearest: readonly string[]) =>
    `No hay artículo ${article} en ${law}: su último artículo es el ${last}.` +
    (nearest.length > 0 ? ` Los más cercanos que sí existen: ${listed(nearest)}.` : ''),
  repealed: (law: string, article: string) => `El artículo ${article} de ${law} está derogado.`,
  noSuchFraction: (law: string, article: string, fraction: string) =>
    `El artículo ${article} de ${law} existe, pero no tiene ${fraction}.`,
  repealedFraction: (law: string, article: string, fraction: string) =>
    `La fracción ${fraction} del artículo ${article} de ${law} está derogada.`,
  fraction: (number: string) => `fracción ${number}`,
  section: (letter: string) => `apartado ${letter}`,
} as const;

/** Dates as statutes write them: the first of a month is «1o.». */
const dayOf = (day: string): string => writtenDay(day).replace(/^1 /, '1o. ');

/** «de la LFT», «del CCF». */
const of = (name: string): string => `de ${name}`.replace(/^de el /, 'del ');

/** What the checker of a text says of each citation. */
export const citationCheckText = {
  day: dayOf,
  /** `LFT, artículos 76 a 81`. */
  range: (law: string, from: string, to: string) => `${law}, artículos ${from} a ${to}`,
  transitory: (law: string | null, article: string) =>
    `${law ? `${law}, artículo` : 'Artículo'} ${article}${/transitorio/i.test(article) ? '' : ' transitorio'}`,
  detail: {
    section: (section: string) => `apartado ${section}`,
    fraction: (fraction: string) => `${/[\s,](?:y|a|o|al)\s|,/.test(fraction) ? 'fracciones' : 'fracción'} ${fraction}`,
    paragraph: (ordinal: string) => `párrafo ${ordinal}`,
    letter: (letter: string) => `${/,|\s/.test(letter) ? 'incisos' : 'inciso'} ${letter}`,
  },
  part: {
    FRACTION: (mark: string) => `fracción ${mark}`,
    LETTER: (mark: string) => `inciso ${mark})`,
    SECTION: (mark: string) => `apartado ${mark}`,
    PARAGRAPH: (mark: string) => mark,
  },

  verified: (asOf: string) => `Existe y está vigente en el texto al ${dayOf(asOf)}.`,
  verifiedQuote: (asOf: string) => `Existe, y las palabras citadas están en su texto al ${dayOf(asOf)}.`,
  verifiedBefore: (asOf: string, reform: string) =>
    `Existe al ${dayOf(asOf)}; hay una reforma posterior, del ${dayOf(reform)}, que no está en el acervo.`,
  verifiedQuoteBefore: (asOf: string, reform: string) =>
    `Existe, y las palabras citadas están en su texto al ${dayOf(asOf)}; hay una reforma posterior, del ${dayOf(reform)}, que no está en el acervo.`,
  verifiedOldQuote: (asOf: string) =>
    `Existe, y las palabras citadas están en el texto que regía cuando se escribió (texto al ${dayOf(asOf)}).`,
  verifiedByWords: (law: string) => `No se nombra la ley aquí; las palabras citadas son ${of(law)}.`,
  verifiedSynthesis:
    'El artículo existe; se cotejó con la síntesis de Foja, porque el texto oficial no está en el acervo.',
  verifiedIndex: 'El artículo existe en el índice de la ley; su texto no está en el acervo.',

  quoteAltered: (asOf: string) =>
    `El artículo existe, pero no dice lo que se cita: compara con lo más parecido de su texto al ${dayOf(asOf)}.`,
  quoteHides: (word: string) =>
    `El artículo existe y las palabras son suyas, pero se deja fuera «${word}», que cambia lo que dice.`,
  quoteInvented: (asOf: string) =>
    `El artículo existe, pero las palabras citadas no están en su texto al ${dayOf(asOf)}, ni nada parecido.`,
  quoteElsewhere: (place: string) => `El artículo existe, pero no dice lo citado: estas palabras están en ${place}.`,
  quoteOld: (asOf: string) =>
    `El artículo existe, pero las palabras citadas son de un texto anterior (al ${dayOf(asOf)}), no del vigente.`,
  quoteUnseen: 'El artículo existe, pero su texto oficial no está en el acervo: las palabras citadas no se cotejaron.',
  quoteReformed: (day: string) =>
    `El artículo se reformó el ${dayOf(day)}, después de la fecha del texto; lo que decía entonces no está en el acervo, así que no se puede decir si la cita era correcta.`,

  lawNotHeld: (law: string) => `«${law}» no está en el acervo; no se puede decir si la cita es correcta.`,
  lawNotNamed: 'No se sabe de qué ley es el artículo, así que no se cotejó.',
  abrogated: (law: string) =>
    `Se cita un texto abrogado o anterior ${of(law)}, que no está en el acervo; no se puede decir si es correcta.`,
  inferredWrong: (law: string, reason: string) =>
    `No se nombra la ley aquí y el texto cita varias, así que puede ser de otra. Si es ${law}: ${uncapitalized(reason)}`,
  unsure: 'No se distingue si es un artículo o una parte del que se cita antes, así que no se cotejó.',
  publishedAfter: (law: string, day: string) =>
    `${capitalized(law)} que está en el acervo se publicó el ${dayOf(day)}, después de la fecha del texto; lo que regía entonces no está.`,
  insideQuote: (law: string) =>
    `La cita está dentro de palabras ajenas que no nombran la ley; ${law} no la tiene así, pero puede ser otra.`,

  noSuchArticle: (law: string, article: string, last: string | null, nearest: readonly string[]) =>
    `No hay artículo ${article} en ${law}${last ? `: el último es el ${last}` : ''}.` +
    (nearest.length > 0 ? ` Los más cercanos: ${listed(nearest)}.` : ''),
  perhapsOfState: (reason: string, isCode: boolean) =>
    `${reason} Si citas ${isCode ? 'el código' : 'la ley'} de un estado, no está en el acervo.`,
  repealed: (law: string, article: string, since: string | null) =>
    `El artículo ${article} ${of(law)} está derogado${since ? ` desde el ${dayOf(since)} (fecha de publicación del decreto)` : ''}.`,
  repealedAfter: (law: string, article: string, since: string) =>
    `El artículo ${article} ${of(law)} se derogó el ${dayOf(since)}, después de la fecha del texto; lo que decía entonces no está en el acervo.`,
  noSuchPart: (law: string, article: string, part: string) =>
    `El artículo ${article} ${of(law)} existe, pero no tiene ${part}.`,
  repealedPart: (law: string, article: string, part: string, since: string | null) =>
    `El artículo ${article} ${of(law)} existe, pero su ${part} está derogada${since ? ` desde el ${dayOf(since)} (fecha de publicación del decreto)` : ''}.`,
  repealedLetter: (law: string, article: string, part: string) =>
    `El artículo ${article} ${of(law)} existe, pero su ${part} está derogado.`,

  inferred: (law: string) => `La ley no se nombra aquí: se tomó de lo que el texto dice antes (${law}).`,
  reformedSince: (day: string) => `Este artículo se reformó el ${dayOf(day)}, después de la fecha del texto.`,
  synthesis: 'Lo que se muestra es la síntesis de Foja, no el texto oficial.',
  partUnseen: (part: string) => `No se pudo comprobar «${part}»: el texto oficial no está en el acervo.`,
  unsureParagraph: (paragraph: string, count: number) =>
    `No se pudo ubicar «${paragraph}»: en el texto del acervo se cuentan ${count === 1 ? 'un párrafo' : `${count} párrafos, con sus fracciones e incisos`}.`,
  rangeEnds: (from: string, to: string) => `Se cita del artículo ${from} al ${to}; se revisan los dos extremos.`,
  quoteInFraction: (fraction: string) => `Las palabras citadas están en la fracción ${fraction} de este artículo.`,
  quoteInParagraph: (paragraph: string) => `Las palabras citadas están en el ${paragraph} de este artículo.`,
  foreignWords: 'Las palabras entre corchetes no son de la ley: las puso quien cita.',
  misread: 'Las palabras son las mismas, salvo letras que parecen mal leídas de una imagen.',
  twin: (law: string, article: string) => `El artículo ${article} ${of(law)} sí existe.`,
  foundElsewhere: (place: string) => `Las palabras citadas están en ${place}.`,

  thesis: {
    label: (key: string | null, registry: string | null) =>
      [key ? `Tesis ${key}` : 'Tesis', registry ? `registro digital ${registry}` : null].filter(Boolean).join(', '),
    verified: 'La tesis está en el acervo y sus datos coinciden.',
    verifiedQuote: 'La tesis está en el acervo, y las palabras citadas están en su rubro o en su texto.',
    notHeld: 'La tesis no está en el acervo; no se puede decir si existe ni si la cita es correcta.',
    nearest: (label: string) =>
      `En el acervo hay una de clave casi igual: ${label}. Revisa que no sea un error de dedo.`,
    titleIsOf: (label: string) => `El rubro citado es el de otra tesis del acervo: ${label}.`,
    differentTheses: (registry: string, keyOfRegistry: string, key: string, registryOfKey: string) =>
      `El registro y la clave son de tesis distintas: el registro ${registry} es de ${keyOfRegistry}; la clave ${key} tiene el registro ${registryOfKey}.`,
    wrongKey: (registry: string, key: string) =>
      `El registro digital ${registry} es de la tesis ${key}, no de la que se cita.`,
    wrongRegistry: (key: string, registry: string) =>
      `La tesis ${key} tiene el registro digital ${registry}, no el que se cita.`,
    wronglySaid: (facts: readonly string[]) => `La tesis está en el acervo, pero ${facts.join('; ')}.`,
    kindIs: {
      JURISPRUDENCE: 'es jurisprudencia, no tesis aislada',
      ISOLATED_THESIS: 'es una tesis aislada, no jurisprudencia',
    },
    court: {
      PLENARY: 'del Pleno de la Suprema Corte',
      FIRST_CHAMBER: 'de la Primera Sala',
      SECOND_CHAMBER: 'de la Segunda Sala',
      REGIONAL: 'de un Pleno Regional',
      COLLEGIATE: 'de un Tribunal Colegiado',
      SUPREME: 'de la Suprema Corte',
    },
    courtIs: (is: string, said: string) => `es ${is}, no ${said}`,
    yearIs: (is: string, said: string) => `se publicó en ${is}, no en ${said}`,
    quoteAltered:
      'La tesis existe, pero no dice lo que se cita: compara con lo más parecido de su rubro o de su texto.',
    quoteHides: (word: string) =>
      `La tesis existe y las palabras son suyas, pero la cita deja fuera «${word}», que cambia lo que dice.`,
    quoteInvented: 'La tesis existe, pero las palabras citadas no están en su rubro ni en su texto.',
    fullKey: (key: string) => `Su clave completa es ${key}.`,
    leftBehind: (by: string, how: string) => `La tesis ${by} del acervo dice que este criterio ${how}.`,
    leftBehindItself: (how: string) => `El propio texto publicado dice que este criterio ${how}.`,
    how: {
      ABANDONED: 'se abandonó',
      INTERRUPTED: 'quedó interrumpido',
      SUPERSEDED: 'fue superado o sustituido',
      MODIFIED: 'se modificó',
    },
    unchecked: 'Sus datos se tomaron de una página que no es el Semanario y no se han cotejado.',
  },
  gazette: {
    label: (day: string) => `DOF, ${dayOf(day)}`,
    impossibleLabel: 'DOF, fecha imposible',
    notHeld: 'La fecha existe, pero el Diario Oficial no está en el acervo: no se cotejó qué se publicó ese día.',
    impossible: 'Esa fecha no existe en el calendario, así que no pudo haber Diario Oficial.',
    publication: (law: string) =>
      `Ese día se publicó ${law}, según el acervo; el ejemplar del Diario Oficial no se tiene.`,
    lastReform: (law: string) =>
      `Ese día se publicó la última reforma ${of(law)} que conoce el acervo; el ejemplar del Diario Oficial no se tiene.`,
    reform: (law: string) =>
      `Ese día se publicó una reforma ${of(law)}, según el acervo; el ejemplar del Diario Oficial no se tiene.`,
  },
  caseFile: {
    notHeld: 'Los expedientes no se consultan desde aquí: no se comprobó que exista ni qué se resolvió en él.',
    ruling: (title: string) =>
      `El acervo tiene una sentencia con ese número: ${title}. No se cotejó lo que el escrito dice de ella.`,
  },
} as const;

/** Stored reviews: validation messages, and the printed report. */
export const citationReviewText = {
  changedMeanwhile: 'El texto cambió en otra pestaña: ahí está ahora otra cita. Recarga la revisión y decide de nuevo.',
  textEmpty: 'Escribe o pega el texto cuyas citas quieres revisar, o sube un archivo.',
  textTooLong: (most: number) =>
    `El texto puede tener hasta ${withCommas(most)} caracteres. Divídelo y revisa cada parte por separado.`,
  tooManyCitations: (most: number) =>
    `El texto tiene más de ${withCommas(most)} citas. Divídelo y revisa cada parte por separado.`,
  textOrFile: 'Manda el texto o un archivo, no los dos.',
  titleInvalid: 'El título debe tener entre 1 y 120 caracteres.',
  tooMany: (most: number) => `Ya guardas ${most} revisiones. Borra alguna para guardar otra.`,
  noteTooLong: (most: number) => `La nota puede tener hasta ${most} caracteres.`,
  untitled: 'Revisión de citas',
  tracked: {
    notWord:
      'El control de cambios sólo se puede escribir en un archivo de Word (.docx), y esta revisión no viene de uno.',
    notKept:
      'El archivo de Word de esta revisión no está guardado. Súbelo otra vez y corrige ahí para descargarlo con control de cambios.',
    /** Name of the file that is downloaded. */
    fileName: (name: string) => `${name.replace(/\.docx$/i, '')} (control de cambios).docx`,
    author: 'Foja',
  },
  file: {
    EMPTY: (name: string) => `El archivo «${name}» está vacío.`,
    TOO_LARGE: (name: string) => `El archivo «${name}» es demasiado grande para leerlo. Divídelo y súbelo por partes.`,
    TOO_SLOW: (name: string) => `La lectura de «${name}» tardó demasiado y se detuvo. Divídelo y súbelo por partes.`,
    EXPANDS_TOO_MUCH: (name: string) => `El archivo «${name}» ocupa demasiado al descomprimirse y no se abrió.`,
    TOO_DEEP: (name: string) =>
      `«${name}» tiene demasiados elementos unos dentro de otros y no se abrió. Sube una copia en PDF o en texto.`,
    EXTERNAL_PARTS: (name: string) =>
      `«${name}» trae definiciones que llaman a otros archivos y no se abrió. Guárdalo de nuevo y súbelo.`,
    WRONG_NAME: (name: string) =>
      `El contenido de «${name}» no es del tipo que dice su nombre. Guárdalo con su terminación: .pdf, .docx, .doc, .html o .txt.`,
    WRONG_TYPE: (name: string) =>
      `«${name}» no es un documento que se pueda leer. Sube un PDF con texto, Word (.doc o .docx), HTML o texto.`,
    SCANNED: (name: string) =>
      `«${name}» casi no tiene texto: si es un escaneo, sus páginas son imágenes. Sube una copia con texto o pégalo.`,
    ENCRYPTED: (name: string) => `«${name}» está protegido con contraseña. Sube una copia sin contraseña.`,
    BROKEN: (name: string) => `«${name}» está dañado o incompleto y no se pudo abrir.`,
    NO_TEXT: (name: string) => `«${name}» no tiene texto.`,
    NO_ARTICLES: (name: string) => `«${name}» no se pudo leer.`,
    MISSING_FACTS: (name: string) => `«${name}» no se pudo leer.`,
  },
} as const;

/** What the check of one citation found, in a few words: more exact than its state. */
export const citationVerdictText = {
  state: {
    VERIFIED: 'Existe y está vigente',
    QUOTE_NOT_FOUND: 'Existe, pero la cita textual no coincide',
    NOT_HELD: 'Fuera de nuestra base',
    MISMATCH: 'No existe como se cita',
  },
  saysIt: 'Existe y dice lo citado',
  saidIt: 'Decía lo citado en su fecha',
  existsAt: (asOf: string) => `Existe al ${dayOf(asOf)}`,
  saysItAt: (asOf: string) => `Dice lo citado al ${dayOf(asOf)}`,
  otherwise: 'Existe; el escrito dice otra cosa',
  textUnseen: 'Existe; su texto no se tiene',
  quoteUnseen: 'Existe; lo citado no se cotejó',
  otherPart: 'Lo dice en otra parte',
  otherArticle: 'Lo dice otro artículo',
  formerText: 'Es de un texto anterior',
  hides: 'Lo omitido cambia el sentido',
  noArticle: 'No existe ese artículo',
  noPart: 'No tiene esa parte',
  repealed: 'Está derogado',
  repealedPart: 'Esa parte está derogada',
  repealedLater: 'Se derogó después de su fecha',
  reformedLater: 'Se reformó después de su fecha',
  publishedLater: 'La ley es posterior al texto',
  formerLaw: 'Es de un texto que ya no rige',
  lawUnheld: 'La ley está fuera de nuestra base',
  lawUnknown: 'No se sabe de qué ley es',
  lawDoubtful: 'Puede ser de otra ley',
  unsure: 'No se distingue qué se cita',
  transitoryExists: 'El transitorio existe',
  transitoryUnheld: 'Transitorio sin cotejar',
  noTransitory: 'No existe ese transitorio',
  decreeUnknown: 'No se sabe de qué decreto es',
  thesis: 'Está en el acervo y coincide',
  thesisSaysIt: 'Está en el acervo y dice lo citado',
  thesisUnheld: 'La tesis está fuera de nuestra base',
  thesisWrong: 'Los datos no son de esa tesis',
  gazette: 'Publicación sin cotejar',
  gazetteKnown: 'La fecha coincide con el acervo',
  impossibleDay: 'La fecha no existe',
  caseFile: 'Expediente sin comprobar',
  ruling: 'Su sentencia está en el acervo',
} as const;

/** The report of a review. */
export const reviewDocumentText = {
  title: (title: string) => `Revisión de citas: ${title}`,
  subtitle: (day: string) => `Hecha en Foja el ${dayOf(day)}`,
  foot: 'Foja · revisión de citas',
  facts: {
    file: 'Archivo',
    writtenOn: 'Fecha del texto',
    pages: 'Páginas',
    notRead: 'Sin leer',
    length: 'Extensión',
    total: 'Citas encontradas',
    pending: 'Por decidir',
  },
  characters: (count: number) => `${withCommas(count)} caracteres`,
  summary: 'Resumen',
  columns: { state: 'Estado', count: 'Citas' },
  findings: 'Lo que hay que revisar',
  contradictions: 'El escrito dice otra cosa',
  unheldLaws: 'Leyes citadas que no están en el acervo',
  noFindings: 'Todas las citas que se encontraron están verificadas.',
  noCitations: 'No se encontró ninguna cita en el texto.',
  verified: 'Citas verificadas',
  cited: 'Se cita',
  written: 'Escrito como',
  place: 'Lugar',
  reason: 'Resultado',
  notes: 'Además',
  correction: 'Sería correcto',
  quoted: 'Diferencias',
  onlyQuoted: 'Entre corchetes, lo que está en el escrito y no en el texto oficial',
  onlyInText: 'en negritas, lo que está en el texto oficial y no en el escrito',
  asOf: (day: string) => `Cotejado con el texto al ${dayOf(day)}`,
  synthesis: 'Cotejado con la síntesis de Foja',
  decision: 'Decisión',
  decisions: { ACCEPTED: 'Aceptada', IGNORED: 'Se deja así', NONE: 'Sin decidir' },
  note: 'Nota',
  text: 'El texto, con sus citas numeradas',
  about: 'Qué es y qué no es esta revisión',
  aboutText:
    'Cada cita se buscó en el acervo de Foja: si existen la ley, el artículo y su fracción, inciso o párrafo, si están vigentes en el texto que se tiene y si las palabras entre comillas son las suyas. «Fuera de nuestra base» no quiere decir que la cita sea falsa. Lo que la frase de la cita dice de plazos, cantidades, deberes y de quién los tiene se compara con el artículo cuando se distingue; no se revisa todo lo que el escrito afirma, ni sustituye la consulta del Diario Oficial y del Semanario Judicial.',
} as const;
