/** Keys and registries that name the same thesis. */
import type { ThesisReference } from '../reference-types.ts';

const NEAR = 900;
const QUOTED = /[«“"][^«»“”"]{0,800}[»”"]/gu;
const CAPITALS = /(?:[\p{Lu}\d][\p{Lu}\d.,;:()/°º-]*\s){3,}/gu;
const ANOTHER =
  /(?<!\p{L})(?:y|e|o|as[ií]\scomo|adem[aá]s|tambi[eé]n|diversas?|otras?)\s(?:(?:de|en|con|por|a)\s)?(?:la|las|el|los|su)?\s?(?:diversas?\s|tesis|jurisprudencia|criterio|registro|aislada|con\s|de\sreg|reg|[1-4]a\.|P\.)/iu;

/** The fields of the official card of a thesis. */
const CARD =
  /Instancia|Materias?\b|Materia\(s\)|Fuente|Tesis\s?:|Clave\s?:|Rubro|Localizaci|[EÉ]poca|Semanario|Gaceta|Tomo|Libro|P[aá]gina/u;

/** What a sentence of the official card begins with: «Libro 29, abril de 2016, Tomo I, página 839.» */
const LINE_OF_CARD =
  /^(?:[\s,.:;()[\]–—-]*(?:Instancia|[OÓ]rgano|Materias?|Fuente|Tesis|Clave|Rubro|T[ií]tulo|Localizaci|Semanario|Gaceta|Tomo|Libro|P[aá]g|Vol|Tipo|Registro|Reg\.|SJF|N[uú]m|(?:Primera|Segunda|Tercera|Cuarta)\sSala|Pleno|Plenos|Tribunal|Suprema|Jurisprudencia|Aislada|(?:Quinta|Sexta|S[eé]ptima|Octava|Novena|D[eé]cima|Und[eé]cima|Duod[eé]cima|\d{1,2}a\.)|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|se?ptiembre|octubre|noviembre|diciembre)|(?:19|20)\d\d|[IVXLCDM]+\b|$)|[\s\d.,:;()[\]–—-]*$)/iu;
const SENTENCES = /(?<=[.;]["”»]?)\s+(?=[\p{Lu}¿«"“])|\n+/u;

/** Whether only the fields of an official card stand between: a sentence of one's own parts two theses. */
const isCard = (rest: string): boolean =>
  CARD.test(rest) &&
  rest
    .split(SENTENCES)
    .slice(1)
    .every((each) => LINE_OF_CARD.test(each));

/** Whether a key and a registry that stand so apart are one thesis. */
function isOne(between: string): boolean {
  if (between.length > NEAR) return false;
  // «…», registro 168124. «…», P./J. 7/2025: each after its title.
  if (/^\.\s*[«“"]/u.test(between) && /[»”"],?\s*$/u.test(between)) return false;
  const rest = between.replace(QUOTED, ' ').replace(CAPITALS, ' ');
  if (rest.length > 420 || ANOTHER.test(rest) || (rest.length <= 12 && /\s(?:y|o|e)\s/u.test(rest))) return false;
  return (
    isCard(rest) ||
    !/;|\n|\.\s+\S/u.test(rest.replace(/(?:(?<!\p{L})(?:[ptjn]|p[aá]g|vol|n[uú]m|no|reg|art)|\d[aoª])\.\s/giu, ' '))
  );
}

const isNextOfList = (text: string, one: ThesisReference | undefined, next: ThesisReference | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  next.start - one.end < 8 &&
  /^(?:\s?,\s|\s(?:y|e|o)\s)$/u.test(text.slice(one.end, next.start));

/** «P./J. 20/2014 y 2a./J. 172/2012, con registros 2006224 y 2002179, respectivamente». */
function pairLists(text: string, all: readonly ThesisReference[]): ThesisReference[] {
  const found: ThesisReference[] = [];
  for (let at = 0; at < all.length;) {
    let count = 1;
    while (all[at + count]?.registry && all[at]?.registry && isNextOfList(text, all[at + count - 1], all[at + count]))
      count++;
    const list = all.slice(at, at + count);
    const keys = found.slice(-count);
    const gap = text.slice(keys.at(-1)?.end, Math.min(list[0]?.start ?? 0, (keys.at(-1)?.end ?? 0) + 80));
    const isPaired =
      count > 1 &&
      keys.length === count &&
      keys.every(({ key, registry }) => key && !registry) &&
      gap.length < 60 &&
      !/[.;]/.test(gap);
    if (isPaired) keys.forEach((key, index) => (key.registry = list[index]?.registry ?? null));
    else found.push(...list);
    at += count;
  }
  return found;
}

/** A key and the registry beside it are one reference. */
export function pairTheses(text: string, all: readonly ThesisReference[]): ThesisReference[] {
  const found: ThesisReference[] = [];
  for (const each of pairLists(text, all)) {
    const before = found.at(-1);
    const canPair =
      before &&
      (before.key === null) !== (each.key === null) &&
      (before.registry === null || each.registry === null) &&
      !(before.key && before.registry);
    if (canPair && isOne(text.slice(before.end, each.start))) {
      before.end = each.end;
      before.key ??= each.key;
      before.registry ??= each.registry;
      before.isIrregular ||= each.isIrregular;
    } else found.push({ ...each });
  }
  return found;
}
