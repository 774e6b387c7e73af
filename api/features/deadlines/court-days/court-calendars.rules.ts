import { JUDICIARIES } from '#db/content/deadlines/calendars.ts';
import { foldName } from '#db/content/law-names.rules.ts';

/** Which calendar a court keeps, by its name: calendars belong to courts, a state only says whose court it is. */

export interface NamedCourt {
  name: string;
  place: string | null;
  /** How the directory says that it numbers its files. */
  numbering?: string | null | undefined;
}

const BY_NUMBERING: Record<string, string> = {
  SCJN: 'scjn',
  COLLEGIATE: 'pjf',
  FEDERAL_APPEAL: 'pjf',
  DISTRICT: 'pjf',
  FEDERAL_LABOUR: 'tribunales-laborales-federales',
  TFJA: 'tfja',
  AGRARIAN: 'tua',
};

/** The first that fits; `null`: a court whose calendar is nobody else's and is not held. */
const BY_NAME: readonly [RegExp, string | null][] = [
  [/procuraduria agraria/, 'procuraduria-agraria'],
  [
    /servicio de administracion tributaria|\bsat\b|administracion desconcentrada|administracion general de (auditoria|recaudacion)/,
    'sat',
  ],
  [/instituto mexicano del seguro social|\bimss\b/, 'imss'],
  [/infonavit|instituto del fondo nacional de la vivienda para los trabajadores/, 'infonavit'],
  [/procuraduria federal del consumidor|\bprofeco\b/, 'profeco'],
  [/comision nacional antimonopolio/, 'cna'],
  [/secretaria de infraestructura comunicaciones y transportes|\bsict\b/, 'sict'],
  [/secretaria del trabajo y prevision social|\bstps\b/, 'stps'],
  [/centro federal de conciliacion|\bcfcrl\b/, 'cfcrl'],
  [/suprema corte/, 'scjn'],
  // Tribunals of their own, beside the judiciary of the state or of the Federation.
  [
    /electoral|conciliacion y arbitraje|centro (estatal )?de conciliacion|junta (local|especial|federal)|escalafon/,
    null,
  ],
  [/federal de justicia (fiscal y )?administrativa|\btfja\b|\btfjfa\b/, 'tfja'],
  [/justicia administrativa|contencioso administrativo|disciplina judicial/, null],
  [/tribunal (superior|unitario) agrario|\btua\b/, 'tua'],
  [/labora(l|les) federal(es)?/, 'tribunales-laborales-federales'],
  [
    /(tribunal|pleno) (unitario|colegiado|regional|de circuito)|colegiado de circuito|justicia penal federal|poder judicial de la federacion/,
    'pjf',
  ],
  [/(juzgado|juez|jueza|secretari[ao]|tribunal)\b.*\bde distrito\b(?! judicial)/, 'pjf'],
];

const LOCAL =
  /\bjuzgado|\bjuez|\btribunal (superior|laboral|de lo laboral|de justicia|de enjuiciamiento|de tratamiento)|supremo tribunal|\bsala\b|poder judicial|gestion judicial|gestion administrativa|centro de justicia penal/;

/** The courts of one chamber close on days of their own. */
const TFJA_QUERETARO = /\bqueretaro\b/;

const hasWords = (folded: string, words: string): boolean => ` ${folded} `.includes(` ${words} `);

/** The longest name wins: «Baja California Sur» is not «Baja California». */
function judiciaryIn(folded: string): string | null {
  const named = JUDICIARIES.flatMap(({ key, places }) => places.map((words) => ({ key, words })))
    .filter(({ words }) => hasWords(folded, words))
    .toSorted((a, b) => b.words.length - a.words.length);
  if (named[0]) return named[0].key;
  const seated = JUDICIARIES.filter(({ seats }) => seats.some((words) => hasWords(folded, words)));
  return seated.length === 1 ? (seated[0]?.key ?? null) : null;
}

const refined = (key: string, whole: string): string =>
  key === 'tfja' && TFJA_QUERETARO.test(whole) ? 'tfja-queretaro' : key;

/** Key of the calendar that a court keeps; `null`: it cannot be told from what is known of it. */
export function calendarOfCourt({ name, place, numbering }: NamedCourt): string | null {
  const folded = foldName(name);
  const whole = foldName([name, place].filter(Boolean).join(' '));
  // The directory says «Sala Regional en Querétaro» of a chamber of the federal tribunal.
  const known = numbering ? BY_NUMBERING[numbering] : undefined;
  if (known) return refined(known, whole);
  const found = BY_NAME.find(([words]) => words.test(folded));
  if (found) return found[1] && refined(found[1], whole);
  if (!LOCAL.test(folded)) return null;
  // The name itself says more than a place that somebody wrote beside it.
  return judiciaryIn(folded) ?? (place ? judiciaryIn(foldName(place)) : null);
}
