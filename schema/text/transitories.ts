import { writtenDay } from './days.ts';
import { counted } from './words.ts';

/** Transitory articles: their citation, the result of its check, and the page of a law. */

/** Dates as statutes write them: the first of a month is «1o.». */
const dayOf = (day: string): string => writtenDay(day).replace(/^1 /, '1o. ');
/** «de la LFT», «del CCF». */
const of = (name: string): string => `de ${name}`.replace(/^de el /, 'del ');
const to = (name: string, isCode: boolean): string => (isCode ? `al ${name}` : `a la ${name}`);

export const transitoryCheckText = {
  /** `LFT, artículo Segundo transitorio`. */
  label: (law: string, label: string) => `${law}, artículo ${label} Transitorio`,
  labelOfDecree: (law: string, label: string, day: string) =>
    `${law}, artículo ${label} Transitorio del decreto del ${dayOf(day)}`,
  /** Inside of a sentence: `artículo segundo transitorio de la LFT`. */
  inSentence: (law: string, isCode: boolean, label: string) =>
    `artículo ${label.toLowerCase()} transitorio ${isCode ? 'del' : 'de la'} ${law}`,
  inSentenceOfDecree: (law: string, isCode: boolean, label: string, day: string) =>
    `artículo ${label.toLowerCase()} transitorio del decreto de reformas ${to(law, isCode)} publicado en el DOF el ${dayOf(day)}`,
  /** Where it stands: `entre los transitorios de la LFT, publicados el 1o. de abril de 1970`. */
  place: (law: string, day: string, isOriginal: boolean) =>
    isOriginal
      ? `entre los transitorios ${of(law)}, publicados el ${dayOf(day)}`
      : `entre los transitorios del decreto del ${dayOf(day)}, que están con el texto ${of(law)}`,

  exists: (where: string) => `Existe ${where}.`,
  saysIt: (where: string) => `Existe ${where}, y dice lo citado.`,
  altered: (where: string) => `Existe ${where}, pero no dice lo que se cita: compara con lo más parecido de su texto.`,
  invented: (where: string) => `Existe ${where}, pero las palabras citadas no están en su texto, ni nada parecido.`,
  hides: (where: string, word: string) =>
    `Existe ${where} y las palabras son suyas, pero se deja fuera «${word}», que cambia lo que dice.`,
  noSuchPart: (where: string, part: string) => `Existe ${where}, pero no tiene ${part}.`,
  repealedPart: (where: string, part: string) => `Existe ${where}, pero su ${part} ya no rige.`,
  partUnsure: (where: string, part: string) => `Existe ${where}, pero no se pudo ubicar «${part}» en su texto.`,
  changedLater: (where: string, day: string) =>
    `Existe ${where}, pero las palabras citadas no están en ese texto. El decreto del ${dayOf(day)} cambió transitorios de esta ley: pueden ser de otra redacción, así que no se dice si son correctas.`,

  noneOfDecree: (label: string, law: string, day: string, isOriginal: boolean) =>
    isOriginal
      ? `Entre los transitorios ${of(law)}, publicados el ${dayOf(day)}, no hay artículo ${label}.`
      : `Entre los transitorios del decreto del ${dayOf(day)} no hay artículo ${label}.`,
  noneOfDay: (label: string, day: string) =>
    `Ninguno de los decretos del ${dayOf(day)} cuyos transitorios se tienen tiene un artículo ${label}; puede ser de otro decreto de ese día.`,
  noneOfLaw: (label: string, law: string) =>
    `No hay artículo ${label} entre los transitorios ${of(law)} ni entre los de sus decretos de reforma que están en el acervo.`,

  lawWithout: (law: string) =>
    `El acervo tiene el texto ${of(law)} sin sus artículos transitorios, así que éste no se cotejó.`,
  gaps: (law: string) =>
    `Los transitorios ${of(law)} que se tienen están incompletos y éste no está entre ellos; no se puede decir si la cita es correcta.`,
  incomplete: (day: string) =>
    `Del decreto del ${dayOf(day)} no se tienen todos los transitorios; no se puede decir si la cita es correcta.`,
  dayNotHeld: (law: string | null, day: string) =>
    law === null
      ? `No se tienen los transitorios de ningún decreto publicado el ${dayOf(day)}; no se puede decir si la cita es correcta.`
      : `Los transitorios ${of(law)} que se tienen no incluyen un decreto publicado el ${dayOf(day)}; no se puede decir si la cita es correcta.`,

  decreeNotNamed: 'No se dice de qué ley o decreto es este transitorio, así que no se cotejó.',
  lawInferred: (law: string) =>
    `No se dice de qué ley o decreto es; por lo que dice el texto antes, puede ser ${of(law)}, pero no se cotejó.`,
  whichDecree: (law: string, label: string, count: number) =>
    `No se dice de qué decreto es: ${counted(count, 'decreto', 'decretos')} de reforma ${of(law)} ${count === 1 ? 'tiene' : 'tienen'} un transitorio ${label}. Con su fecha de publicación se puede cotejar.`,
  whichOfDay: (day: string) => `Varios decretos del ${dayOf(day)} tienen ese transitorio y no se dice de qué ley es.`,
  severalOfDay: (day: string) => `El ${dayOf(day)} se publicó más de un decreto que tiene ese transitorio.`,
  byWords: (day: string) => `No se dice el decreto; las palabras citadas son del publicado el ${dayOf(day)}.`,
  alsoInDecrees: (label: string, count: number) =>
    `También ${counted(count, 'decreto', 'decretos')} de reforma ${count === 1 ? 'tiene' : 'tienen'} un transitorio ${label}: si citas uno de ellos, di su fecha.`,
  onlyInDecree: (day: string) =>
    `La ley misma no lo tiene entre los suyos: es del decreto de reforma publicado el ${dayOf(day)}.`,
} as const;

/** The transitory articles on the page of a law. */
export const transitoryPageText = {
  title: 'Artículos transitorios',
  note: 'Los de la ley y los de los decretos que la reformaron, con la fecha de su publicación.',
  original: (day: string) => `De la ley, publicada el ${day}`,
  decree: (day: string) => `Decreto publicado el ${day}`,
  isCut: 'El archivo del que se tomó termina aquí: puede faltar el resto.',
  failed: 'No pudimos cargar estos transitorios.',
  read: 'Leer el transitorio',
} as const;
