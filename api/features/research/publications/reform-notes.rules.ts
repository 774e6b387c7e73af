/** What the editors of a publication write between the lines of a law: which reform changed what, and when. */

const SUBJECT =
  /^(?:Art[ií]culos?|P[áa]rrafos?|Fracci[óo]n(?:es)?|Incisos?|Subincisos?|Numeral(?:es)?|Apartados?|Bases?|Definici[óo]n(?:es)?|Ep[íi]grafe|Cap[íi]tulos?|T[íi]tulos?|Secci[óo]n(?:es)?|Libro|Parte|Denominaci[óo]n|Rubro|Tablas?|Tarifas?|Cuotas?|Cantidad(?:es)?|Multas?|Montos?|Monto|Porcentajes?|Factor(?:es)?|Encabezado|Enunciado|Anexos?|L[íi]mites?|Valor(?:es)?|Punto|Suspensi[óo]n|Disposici[óo]n)\s/;
const VERB =
  /\b(?:reformad|adicionad|derogad|recorrid|declarad|actualizad|compilad|publicad|vinculad|reubicad|modificad|abrogad|trasladad|restablecid|suprimid|aclarad|corregid|original|derogatoria|provisional|reestructurad|efecto)[oa]?s?\b|^Multas? DOF/;
/** The gazettes that a note names, or the ruling that changed an article. */
const GAZETTE =
  /\b(?:D\.?\s?O\.?\s?F\.?|G\.?\s?O\.?(?:\s?C\.?\s?D\.?\s?M\.?\s?X\.?|D\.?F\.?)?|P\.?\s?O\.?(?:\s?E\.?)?|B\.?\s?O\.?|Diario Oficial|Peri[óo]dico Oficial|Gaceta|Bolet[íi]n Oficial|sentencia|POGE|POEM|Decreto)/i;
const OPENING =
  /^(?:Fe de erratas\b.*\d|Notas?(?: de (?:vigencia|editor|erratas))?\s?:|N\.\s?(?:DE|de) (?:E|e)\.|Reforma DOF \d|Aclaraci[óo]n (?:DOF|al)|Declarad[oa] (?:la )?inv[áa]lid|Invalidad[oa]|\*+\s?Nota)/;
const PARENTHESISED =
  /^[([](?:se\s)?(?:reformad|adicionad|derogad|reubicad|recorrid|republicad|abrogad|modificad|trasladad|reestructurad|f\.\s?de\s?e|fe de erratas|n\.\s?de\s?e|fracci[óo]n|p[áa]rrafo|inciso|art[íi]culo|cap[íi]tulo|t[íi]tulo|secci[óo]n|denominaci[óo]n|declarad|invalidad|segundo|primer|tercer|[úu]ltimo|publicad)[^]*\d{4}[^]*[)\]]\.?$/i;
const MAX_NOTE_LENGTH = 1500;
const MAX_START_LENGTH = 140;

/** «Artículo reformado DOF 14-03-2019», «Fe de erratas…», «Nota: …», «(REFORMADO, P.O. 3 DE MAYO DE 2010)». */
export function isReformNote(text: string): boolean {
  if (text.length > MAX_NOTE_LENGTH) return false;
  if (OPENING.test(text) || PARENTHESISED.test(text)) return true;
  return SUBJECT.test(text) && VERB.test(text.slice(0, MAX_START_LENGTH)) && GAZETTE.test(text) && /\d{4}/.test(text);
}

/** Whether a printed line begins a note, though its gazette and date may stand on the next line. */
export const beginsReformNote = (line: string): boolean =>
  isReformNote(line) ||
  OPENING.test(line) ||
  (SUBJECT.test(line) && VERB.test(line.split(' ', 4).join(' '))) ||
  /^\((?:REFORMAD|ADICIONAD|DEROGAD|REUBICAD|RECORRID|REPUBLICAD|F\. DE E|N\. DE E)/.test(line);

/** Notes in parentheses stand before what they mention; those of the Cámara stand after it. */
export const speaksOfWhatFollows = (note: string): boolean => /^[([]/.test(note);

/** «Nota: …» explains; the dates in it are not those of a reform of its article. */
export const isExplanation = (note: string): boolean => /^\*?\s?Notas?\b/.test(note);

/** A note about a heading: «Capítulo adicionado DOF…», «Denominación del Capítulo reformada DOF…». */
export const isAboutHeading = (note: string): boolean =>
  /^\(?(?:Cap[íi]tulo|T[íi]tulo|Secci[óo]n|Libro|Parte|Denominaci[óo]n|Apartado|Ep[íi]grafe del)\b/i.test(note);

const REPEALED_ALONE =
  /^[([]?\s*(?:se\s+)?(?:deroga|derogan|derogad[oa]s?|abrogad[oa]s?|suprimid[oa]s?)\s*[.;]?\s*[)\]]?\s*\.?\]?$/i;
const REPEALED_BY =
  /^\(?derogad[oa]s?\b[\s,.]+(?:mediante|por|en|conforme|publicad|D\.?O\.?F|P\.?O|G\.?O|seg[úu]n|\()/i;
const MAX_REPEAL_LENGTH = 260;

/** Whether the whole text of an article says no more than that it was repealed. */
export function saysRepealed(text: string): boolean {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\(sic[^)]*\)/gi, '')
    .trim();
  return REPEALED_ALONE.test(plain) || (plain.length <= MAX_REPEAL_LENGTH && REPEALED_BY.test(plain));
}
