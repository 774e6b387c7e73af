import { writtenDay } from './days.ts';
import { capitalized, listed } from './words.ts';

/** Limits of the stock in time and place: other states, former laws, figures of a year. */

const isFeminine = (law: string): boolean => /^(Ley|Constitución)/.test(law);
const theLaw = (law: string): string => `${isFeminine(law) ? 'la' : 'el'} ${law}`;
const ofLaw = (law: string): string => (isFeminine(law) ? `de la ${law}` : `del ${law}`);

type Field =
  | 'STATE_WORKERS'
  | 'COURTS'
  | 'CRIMINAL'
  | 'PROCEDURE'
  | 'FAMILY'
  | 'CIVIL'
  | 'NOTARIES'
  | 'TAX'
  | 'LICENCES'
  | 'HEALTH'
  | 'OTHER';

const PROCEDURE_TO_COME =
  'El juicio se lleva con la ley procesal de la entidad hasta que ahí entre en vigor el Código Nacional de Procedimientos Civiles y Familiares {{cnpcf:1}}, a más tardar el 1 de abril de 2027.';
const FEDERAL_CIVIL =
  'El Código Civil Federal rige en asuntos del orden federal {{ccf:1}} y aquí sólo serviría de comparación.';

/** For each area: which law applies there, and which law of the stock is nearest. */
const OF_FIELD: Record<Field, { rules: string; held: string }> = {
  CRIMINAL: {
    rules: 'rige su propio código penal, que no está',
    held: 'El Código Penal Federal se aplica a los delitos del orden federal {{cpf:1}}. El proceso sí es el mismo en toda la República, por delitos federales y locales {{cnpp:1}}.',
  },
  FAMILY: {
    rules: 'rige su propio código civil o familiar, que no está',
    held: `${FEDERAL_CIVIL} ${PROCEDURE_TO_COME}`,
  },
  CIVIL: { rules: 'rige su propio código civil, que no está', held: FEDERAL_CIVIL },
  PROCEDURE: { rules: 'rige su propia legislación procesal, que no está', held: PROCEDURE_TO_COME },
  STATE_WORKERS: {
    rules: 'rige la ley que expide su congreso para quienes trabajan en el estado y sus municipios, que no está',
    held: 'Las relaciones de trabajo de los estados y de los municipios se rigen por las leyes que expiden sus legislaturas, con base en el artículo 123 {{cpeum:116|fr. VI}}{{cpeum:115|fr. VIII}}.',
  },
  COURTS: {
    rules: 'el calendario, los horarios y los domicilios de los juzgados los publica su Poder Judicial, y no están',
    held: '',
  },
  NOTARIES: { rules: 'rigen su propia ley del notariado y su arancel, que no están', held: '' },
  TAX: {
    rules: 'rigen su ley de hacienda y la de ingresos de cada año, que no están',
    held: 'Los impuestos federales sí: pregúntame por ISR, IVA o IEPS.',
  },
  LICENCES: {
    rules: 'rigen sus propias leyes y reglamentos, que no están',
    held: 'Lo que sí está es que toda autoridad debe fundar y motivar lo que te niega o te impone {{cpeum:16}}.',
  },
  HEALTH: {
    rules: 'rige su propia ley de salud, que no está',
    held: 'La Ley General de Salud distribuye competencias y casos de concurrencia {{lgs:1}}.',
  },
  OTHER: {
    rules: 'rige su propia legislación, que no está',
    held: 'Las facultades que la Constitución no concede expresamente a los funcionarios federales se entienden reservadas a los Estados o a la Ciudad de México {{cpeum:124}}.',
  },
};

const GAZETTE = 'se consulta en el periódico oficial de la entidad o en la página de su congreso';

type Figure = 'UMA' | 'MINIMUM_WAGE' | 'TAX_TABLES' | 'INPC' | 'RATES';

const PUBLISHED: Record<Figure, string> = {
  UMA: 'El valor de la UMA no está en la ley: lo calcula el INEGI, según la Constitución {{cpeum:26|apartado B}}, y lo publica cada año en el Diario Oficial de la Federación y en inegi.org.mx.',
  MINIMUM_WAGE:
    'El monto del salario mínimo no está en la ley: lo fija cada año la Comisión Nacional de los Salarios Mínimos {{lft:94}} y se publica en el Diario Oficial de la Federación y en gob.mx/conasami, con una cifra para la Zona Libre de la Frontera Norte y otra para el resto del país.',
  TAX_TABLES:
    'Las tarifas de un año no están en el acervo: el SAT las publica en el Diario Oficial de la Federación, en el anexo 8 de la Resolución Miscelánea Fiscal, y en sat.gob.mx. La Ley del Impuesto sobre la Renta sí está, con la forma de calcularlo.',
  INPC: 'El índice de precios y la inflación de un mes o de un año no están en el acervo: los publica el INEGI en el Diario Oficial de la Federación y en inegi.org.mx.',
  RATES:
    'Esa cifra cambia con el día, el mes o el año y no está en el acervo: el valor de la UDI, el tipo de cambio y las tasas los publica el Banco de México en el Diario Oficial de la Federación y en banxico.org.mx; los recargos fiscales, el SAT.',
};

interface Replaced {
  name: string;
  publishedOn: string | null;
  /** The year that the question names. */
  year?: number | null;
  by: string;
  byPublishedOn: string;
  note?: string | undefined;
}

const called = ({ name, publishedOn, year }: Replaced): string =>
  publishedOn ? `${name} publicada el ${writtenDay(publishedOn)}` : year ? `${name} de ${year}` : name;

const agree = (law: string, text: string): string => (isFeminine(law) ? text : text.replace(/ada\b/g, 'ado'));

const replaced = (law: Replaced): string =>
  `${capitalized(theLaw(agree(law.name, called(law))))} ya no rige: ${isFeminine(law.name) ? 'la' : 'lo'} sustituyó ${theLaw(law.by)}, ${agree(law.by, `publicada el ${writtenDay(law.byPublishedOn)}`)}.${law.note ? ` ${law.note}` : ''}`;

const WHERE_OLD =
  'Los textos anteriores se consultan en el Diario Oficial de la Federación o en el historial de cada ley que publica la Cámara de Diputados.';

export interface DatedArticle {
  shortName: string;
  number: string;
  mark: string;
  /** Dates of the Diario Oficial, `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
}

const ofShort = (shortName: string): string => `${/^C(?!PEUM)/.test(shortName) ? 'del' : 'de la'} ${shortName}`;

const dated = ({ shortName, number, mark, days }: DatedArticle): string =>
  `el artículo ${number} ${ofShort(shortName)} (${listed(days.map(writtenDay))}) ${mark}`;

interface Reform {
  publishedOn: string;
  subject: string;
  replaces: boolean;
  source: string;
  unknown: string;
}

/** Prefix of a note about a reform that the held text does not include. A sentence with it is no legal claim. */
export const ASIDE = 'Nota:';

export const laterReformText = {
  /** In an answer. */
  note: (shortName: string, textAsOf: string | null, { subject, replaces, source, unknown }: Reform) =>
    replaces
      ? `${ASIDE} el texto ${ofShort(shortName)} sobre ${subject} es anterior a una reforma y ya no debe tomarse por vigente (${source}; ${unknown})`
      : `${ASIDE} el texto ${ofShort(shortName)} que tengo es ${textAsOf ? `del ${writtenDay(textAsOf)}` : 'anterior'} y después se publicó una reforma sobre ${subject} (${source}; ${unknown})`,
  /** At the end of a sentence of an answer. */
  clause: (textAsOf: string | null, { publishedOn, subject }: Reform) =>
    `el texto ${textAsOf ? `es del ${writtenDay(textAsOf)}, ` : 'es '}anterior a la reforma sobre ${subject} publicada el ${writtenDay(publishedOn)}`,
  /** Beside a law, an article or a citation. */
  mark: ({ publishedOn, subject, replaces, unknown }: Reform) =>
    replaces
      ? `Texto anterior a una reforma sobre ${subject}: ${unknown}.`
      : `Hay una reforma posterior (DOF del ${writtenDay(publishedOn)}) sobre ${subject}: ${unknown}.`,
  /** For operators, when the server starts. */
  missing: (shortName: string, publishedOn: string) =>
    `${shortName}: falta la reforma publicada el ${writtenDay(publishedOn)}. Impórtala con npm run law:import.`,
} as const;

/** Why a question about another time or place is not answered. */
export const limitsText = {
  mexicoCity: 'Ciudad de México',
  stateLaw: (place: string | null, field: Field) =>
    `En ${place === 'Ciudad de México' ? 'la Ciudad de México' : (place ?? 'cada entidad')} ${OF_FIELD[field].rules} en el acervo${field === 'COURTS' ? '' : ` (${GAZETTE})`}. ${OF_FIELD[field].held}`.trim(),
  officeFact: () =>
    'El acervo sólo contiene leyes: no tiene domicilios, teléfonos, horarios ni citas de oficinas o juzgados. Los publica cada institución en su página o en gob.mx. Sí puedo decirte ante qué autoridad se acude y con qué requisitos.',
  practice: () =>
    'Eso es un dato de la práctica o una estadística, y el acervo sólo contiene leyes. Las cifras las publican el INEGI y los poderes judiciales; sí puedo decirte qué términos marca la ley para cada etapa.',
  courtCalendar: (place: string | null) =>
    `El calendario de días inhábiles y vacaciones lo aprueba y publica cada año el órgano que administra ese poder judicial o tribunal${place ? ` (${place})` : ''}, y no está en el acervo. Sí puedo decirte qué días declara inhábiles la ley que rige tu juicio.`,
  figure: (figure: Figure) => PUBLISHED[figure],
  replacedLaw: (law: Replaced) =>
    `${replaced(law)} Su texto no está en el acervo, que sólo tiene el vigente. ${WHERE_OLD}`,
  /** `changed`: articles on the subject that were reformed since. */
  oldText: (year: number | null, changed: readonly DatedArticle[] = []) =>
    `No puedo decirte qué decía la ley ${year ? `en ${year}` : 'antes de esa reforma'}: el acervo sólo tiene el texto vigente.${changed.length > 0 ? ` Desde entonces se reformó, entre otros, ${listed(changed.map(dated))}.` : ''} ${WHERE_OLD}`,
} as const;

/** Notices before an answer: dates, former laws, scope of a law. */
export const noticeText = {
  replacedLaw: (law: Replaced, mark: string) => `${replaced(law).replace(/\.(?= |$)/, ` ${mark}.`)}`,
  reformedSince: (year: number, articles: readonly DatedArticle[]) =>
    `Después de ${year} se reformó ${listed(articles.map(dated))}; lo que decía antes no está en el acervo, y lo que pasó en ${year} puede regirse por el texto de entonces.`,
  notReformed: ({ shortName, number, mark }: DatedArticle) =>
    `Las notas del texto oficial no registran reformas del artículo ${number} ${ofShort(shortName)} ${mark}.`,
  reformed: (articles: readonly DatedArticle[]) =>
    `Según las notas del texto oficial, se reformó ${listed(articles.map(dated))} (fechas de publicación en el Diario Oficial de la Federación).`,
  repealed: ({ shortName, number, days }: DatedArticle) =>
    `El artículo ${number} ${ofShort(shortName)} está derogado${days.at(-1) ? ` por la reforma publicada el ${writtenDay(days.at(-1) ?? '')}` : ''}: ya no rige.`,
  lawDates: (law: { name: string; publishedOn: string; lastReformOn: string | null }, mark: string) =>
    `${capitalized(theLaw(law.name))} se publicó el ${writtenDay(law.publishedOn)} en el Diario Oficial de la Federación${law.lastReformOn ? ` y la última reforma que incluye el acervo es la del ${writtenDay(law.lastReformOn)}` : ' y no registra reformas'} ${mark}.`,
  textAsOf: (name: string, textAsOf: string) =>
    `El texto ${ofLaw(name)} que tengo llega al ${writtenDay(textAsOf)}: si se publicó algo después, no está en el acervo.`,
  wholeCountry: (name: string, mark: string, place: string) =>
    `Rige lo mismo en ${place}: ${theLaw(name)} es de observancia general en toda la República ${mark}.`,
  wholeCountryByConstitution: (place: string) =>
    `Rige lo mismo en ${place}: en materia de comercio legisla el Congreso de la Unión para toda la República {{cpeum:73|fr. X}}.`,
  repealedInMexicoCity: (number: string) =>
    `En la Ciudad de México eso ya no rige: el artículo ${number} de su Código Civil está derogado (texto al 27 de septiembre de 2024). El Código Civil Federal, que sí lo conserva, se aplica en asuntos federales.`,
} as const;

/** About a thesis or an article that a question names by number. */
export const namedRecordText = {
  thesis: (key: string | null, registry: string, title: string, publishedOn: string | null) =>
    `La tesis ${key ? `${key}, ` : ''}registro digital ${registry}${publishedOn ? `, publicada el ${writtenDay(publishedOn)}` : ''}, está en el acervo. Su rubro: *${title.replace(/[*«»]/g, '')}* Búscala en Investigación por su registro para leerla.`,
  thesisNotHeld: (name: string) =>
    `La tesis ${name} no está en el acervo: no puedo decirte si existe ni qué dice. Búscala en el Semanario Judicial de la Federación.`,
  noSuchArticle: (law: string, number: string, last: string) =>
    `No hay artículo ${number} en ${law}: termina en el ${last}.`,
  repealed: (law: string, number: string) =>
    `El artículo ${number} de ${law} está derogado.`.replace(' de el ', ' del '),
} as const;
