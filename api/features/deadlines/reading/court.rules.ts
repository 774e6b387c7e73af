import { JUDICIARIES } from '#db/content/deadlines/calendars.ts';
import type { Found, NoticeText } from './notice-text.rules.ts';

/** Finds the court or authority that issued a text: its name as written there. */

const ORDINAL =
  'primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]|undecim[oa]|duodecim[oa]|decimo(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven)[oa]?|vigesim[oa]|trigesim[oa]|cuadragesim[oa]|quincuagesim[oa]|sexagesim[oa]|septuagesim[oa]|unic[oa]|\\d{1,2}(?:[oa]|er|do|to)?[.º°ª]?';
const ORDINALS = `(?:(?:${ORDINAL}) ){0,3}`;
const AUTHORITY =
  'servicio de administracion tributaria|instituto mexicano del seguro social|instituto del fondo nacional de la vivienda para los trabajadores|procuraduria federal del consumidor|procuraduria agraria|secretaria de [a-z]{4,20}|comision (?:federal|nacional) [a-z]{3,20}|fiscalia general (?:de la republica|de justicia)|centro federal de conciliacion y registro laboral';
const HEAD = new RegExp(
  `(?<![a-z])(?:${ORDINALS}(?:tribunal(?:es)?|sala(?! de audiencias?)|pleno regional)|juzgado|juez[a]?(?= )|suprema corte de justicia|supremo tribunal|unidad de gestion (?:judicial|administrativa)|centro de justicia penal|centro (?:estatal )?de conciliacion|junta (?:especial|local|federal)|${AUTHORITY})(?![a-z])`,
  'g',
);

/** Words that continue the name of a court. */
const GOES_ON = new RegExp(
  `^(?:de|del|la|las|lo|los|el|en|con|y|e|para|${ORDINAL}|[ivx]{1,6}|"?[a-z\\d]"?|num(?:ero)?|no|un[oa]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|materias?|civil(?:es)?|penal(?:es)?|familiar(?:es)?|familia|mercantil(?:es)?|administrativ[ao]s?|fiscal|trabajo|laboral(?:es)?|amparo|juicios?|distrito|circuito|estado|ciudad|mexico|primera|segunda|instancia|oral(?:es|idad)?|proceso|tradicional|cuantia|mayor|menor(?:es)?|paz|mixt[oa]|auxiliar|especializad[oa]|especial(?:es)?|asuntos|individuales|colectivos|federal(?:es|acion)?|sede|residencia|partido|judicial(?:es)?|departamento|region(?:al|es)?|metropolitan[ao]|norte|sur|este|oeste|oriente|poniente|occidente|centro|noreste|noroeste|sureste|suroeste|golfo|pacifico|caribe|bajio|peninsular|unitari[oa]|agrari[oa]|colegiad[oa]|apelacion|superior|suprem[oa]|justicia|sala|seccion|tribunal|juzgado|control|enjuiciamiento|ejecucion|sanciones|audiencias?|extincion|dominio|concursos|arbitraje|conciliacion|registro|poder|nacion|republica|corte|gestion|local|hipotecari[oa]|vivienda|trabajadores|seguro|social|tributaria|administracion|consumidor|nacional|norte-este|competencia|economica|telecomunicaciones|radiodifusion|adolescentes|sistema|acusatorio|letrados?|jurisdiccion|concurrente|causas|procesos|violencia|mujer(?:es)?|adopciones|sucesiones|garantias|juzgador(?:es)?|numerarios?|conocimiento)$`,
);
const PLACES = new Set(
  JUDICIARIES.flatMap(({ places, seats }) => [...places, ...seats]).flatMap((name) => name.split(' ')),
);
const CONNECTOR = /^(?:de|del|la|las|lo|los|el|en|con|y|e|para|un|una|num|numero|no)$/;
/** After these, a proper name may follow. */
const LEADS_TO_NAME = /^(?:de|del|la|las|los|en|y|distrito|judicial|ciudad|san|santa)$/;
/** «en Materias Administrativa, Civil y de Trabajo». */
const MATTER = /^(?:civil|penal|administrativa|mercantil|familiar|laboral|(?:de |del )?trabajo)\b/;
const HAS_MATTERS = /\bmaterias? [^,]{3,20}(?:, [a-z]{4,14})*$/;
/** After a comma the name goes on with its seat, or with a place. */
const SEAT =
  /^(?:con (?:sede|residencia)|residencia|distrito \d|region |en (?:el|la) (?:estado|ciudad)|estado de |ciudad de )/;

const MAX_NAME_LENGTH = 170;

interface Walk {
  notice: NoticeText;
  /** The line is all capitals, so capitals do not mark a name. */
  isAllCapitals: boolean;
}

const isPlace = (word: string): boolean => PLACES.has(word);

function goesOn({ notice, isAllCapitals }: Walk, word: string, start: number, before: string): boolean {
  if (GOES_ON.test(word) || isPlace(word)) return true;
  const isCapital = /^["“«]?[A-ZÁÉÍÓÚÑ]/.test(notice.text.slice(start, start + 2));
  return !isAllCapitals && isCapital && (LEADS_TO_NAME.test(before) || before === '');
}

/** The end of the name that begins with `HEAD`. */
function endOfName(walk: Walk, from: number): number {
  const { folded } = walk.notice;
  let end = from;
  let at = from;
  let before = 'x';
  while (end - from < MAX_NAME_LENGTH) {
    const isComma = folded.startsWith(', ', at);
    if (isComma && !isSeatAt(folded, at + 2) && !isMatterAt(folded, from, at)) break;
    const isSpace = folded[at] === ' ' || (folded[at] === '\n' && CONNECTOR.test(before));
    const gap = isComma ? 2 : isSpace ? 1 : 0;
    if (gap === 0 && at !== from) break;
    const word =
      /^["“]?[a-z\d]+(?:-[a-z\d]+)*["”]?[.º°ª]?(?![a-z\d])/.exec(folded.slice(at + gap, at + gap + 40))?.[0] ?? '';
    const bare = word.replace(/[."“”]+/g, '');
    if (!word || !goesOn(walk, bare, at + gap, before)) break;
    at += gap + word.replace(/\.$/, '').length;
    before = bare;
    if (!CONNECTOR.test(bare)) end = at;
    if (/[a-z]\.$/.test(word)) break;
  }
  return end;
}

const isMatterAt = (folded: string, from: number, at: number): boolean =>
  MATTER.test(folded.slice(at + 2, at + 20)) && HAS_MATTERS.test(folded.slice(Math.max(from, at - 60), at));

function isSeatAt(folded: string, at: number): boolean {
  const ahead = folded.slice(at, at + 40);
  const [first = '', second = ''] = ahead.match(/[a-z]+/g) ?? [];
  return SEAT.test(ahead) || isPlace(first) || isPlace(`${first} ${second}`);
}

/** Words before a court that is only mentioned, and did not issue the text. */
const NAMED_ONLY =
  /\b(?:autoridad(?:es)? responsables?|responsable|actos? (?:reclamados? )?del?|contra actos|remitid[oa] por|signad[oa] por|suscrit[oa] por|secretari[oa] general|indice del?|procedente del?|origen|ante el|acudir al?|dicto el|dictada por|competente|presentarse ante|a cargo del?|exhorto al?|auxilio del?)\b[^.\n]{0,30}$/;
const SPEAKER =
  /(?:\b(?:asi lo (?:acordo|proveyo|resolvio)|lo (?:acordo|proveyo)|titular del?|constituid[oa] en audiencia)[^.\n]{0,60}|(?:^|\n)[^a-z\n]{0,6}(?:h\. ?)?)$/;

export interface NamedCourtAt extends Found {
  weight: number;
}

/** A name that is long enough to identify one court. */
const isWhole = (name: string): boolean => name.split(' ').length >= 3;

const lineAround = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at));

const ITSELF = /\beste (?:h\. )?$/;
const AN_AUTHORITY = new RegExp(`^(?:${AUTHORITY})`);

function weigh(notice: NoticeText, start: number, name: string): number {
  const before = notice.folded.slice(Math.max(0, start - 90), start);
  const head = Math.max(0, 2 - start / 400);
  const speaker = SPEAKER.test(before) ? 2 : 0;
  // «del índice de este Juzgado»: the issuing court names itself.
  const named = NAMED_ONLY.test(before) && !ITSELF.test(before) ? 4 : 0;
  // «Poder Judicial», «Tribunal Superior» are in a heading above the name of the court.
  const isAbove = /^(?:tribunal (?:superior|federal|de justicia)|supremo tribunal|poder judicial)/.test(name) ? 1.6 : 0;
  const isAuthority = AN_AUTHORITY.test(name) ? 0.8 : 0;
  return 2 + head + speaker + Math.min(1.5, name.length / 60) - named - isAbove - isAuthority;
}

const MAX_COURTS = 40;
const MIN_WEIGHT = 1.2;

/** The courts that may have issued the text, the likeliest first. */
export function findCourts(notice: NoticeText): NamedCourtAt[] {
  const found: NamedCourtAt[] = [];
  let after = 0;
  for (const { index, 0: head } of notice.folded.matchAll(HEAD)) {
    if (found.length >= MAX_COURTS) break;
    if (index < after) continue;
    const line = lineAround(notice.text, index);
    const isAllCapitals = line === line.toUpperCase();
    const end = endOfName({ notice, isAllCapitals }, index + head.length);
    const name = notice.text.slice(index, end).replace(/\s+/g, ' ');
    if (!isWhole(name)) continue;
    after = end;
    found.push({ value: name, start: index, end, weight: weigh(notice, index, notice.folded.slice(index, end)) });
  }
  // The calendar of a court that is only mentioned must not be used.
  return found.filter(({ weight }) => weight > MIN_WEIGHT).toSorted((a, b) => b.weight - a.weight || a.start - b.start);
}
