import { JUDICIARIES } from '#db/content/deadlines/calendars.ts';
import { foldName } from '#db/content/law-names.rules.ts';

/** Finds the calendar of a court by its name; the state alone does not decide it. */

export interface NamedCourt {
  name: string;
  place: string | null;
  /** The format of its file numbers in the directory. */
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

/** The first match applies; `null`: a court with a calendar of its own that is not stored. */
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
  // Tribunals outside of the judiciary of the state or the Federation.
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
  // «11.º Distrito en Materia Administrativa», without the word for the court.
  [/^\d{1,2} ?[oa]? (de )?distrito\b|\bdistrito en materia\b/, 'pjf'],
];

const LOCAL =
  /\bjuzgado|\bjuez|\btribunal (superior|laboral|de lo laboral|de justicia|de enjuiciamiento|de tratamiento)|supremo tribunal|\bsala\b|poder judicial|gestion judicial|gestion administrativa|centro de justicia penal/;

/** This chamber has its own closed days. */
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

/** Key of the calendar of a court; `null`: unknown. */
export function calendarOfCourt({ name, place, numbering }: NamedCourt): string | null {
  const folded = foldName(name);
  const whole = foldName([name, place].filter(Boolean).join(' '));
  // The directory calls a chamber of the federal tribunal «Sala Regional en Querétaro».
  const known = numbering ? BY_NUMBERING[numbering] : undefined;
  if (known) return refined(known, whole);
  const found = BY_NAME.find(([words]) => words.test(folded));
  if (found) return found[1] && refined(found[1], whole);
  if (!LOCAL.test(folded)) return null;
  // The name is more reliable than the place, which somebody typed.
  return judiciaryIn(folded) ?? (place ? judiciaryIn(foldName(place)) : null);
}
