/** Where records are read in Foja: one place makes each path and reads it back. Pure; the API and the web share it. */

/** What an address leads to. */
export type RecordAddress =
  | { kind: 'statutes' }
  | { kind: 'statute'; statute: string }
  | { kind: 'article'; statute: string; number: string }
  | { kind: 'thesis'; registry: string }
  /** `id` as in the contract: `sen_…`. */
  | { kind: 'ruling'; id: string }
  | { kind: 'topic'; slug: string };

/** First segment of every record's path. */
export const RECORD_PREFIXES = ['jurisprudencia', 'codigo-civil', 'stps', 'leyes', 'ia-analysis'] as const;
export type RecordPrefix = (typeof RECORD_PREFIXES)[number];

/** Parameter of a law's page: the decree whose transitory articles are open. */
export const TRANSITORIES_OF = 'transitorios';

export const STATUTES_ADDRESS = '/leyes';

/** Laws that have a prefix of their own; the first of each is meant when the path names none. */
const SHELVES = { 'codigo-civil': ['ccf', 'ccdf'], stps: ['lft'] } as const satisfies Partial<
  Record<RecordPrefix, readonly [string, ...string[]]>
>;
type Shelf = keyof typeof SHELVES;

const RULING = 'sentencia';
const RULING_ID = 'sen_';

const isShelf = (prefix: string): prefix is Shelf => prefix in SHELVES;
const heldOn = (shelf: Shelf): readonly string[] => SHELVES[shelf];
const shelfOf = (statute: string): RecordPrefix =>
  (Object.keys(SHELVES) as Shelf[]).find((shelf) => heldOn(shelf).includes(statute)) ?? 'leyes';

/** `1390 Bis 20` is `1390_Bis_20`: numbers hold dashes (`29-A`), never underscores, so it reads back. */
const writeNumber = (number: string): string => encodeURIComponent(number.trim().replace(/\s+/g, '_'));
const readNumber = (segment: string): string => segment.replaceAll('_', ' ').trim();

/** `/codigo-civil/ccf`, `/stps/lft`, `/leyes/cff`. */
export const statuteAddress = (statute: string): string => `/${shelfOf(statute)}/${encodeURIComponent(statute)}`;

/** `/codigo-civil/ccf/1602`, `/leyes/ccom/1390_Bis_20`. */
export const articleAddress = (statute: string, number: string): string =>
  `${statuteAddress(statute)}/${writeNumber(number)}`;

/** The transitory article on the page of its law: `/stps/lft?transitorios=trd_lft_2019-05-01#tra_lft_2019-05-01_3`. */
export const transitoryAddress = (statute: string, decreeId: string, articleId: string): string =>
  `${statuteAddress(statute)}?${TRANSITORIES_OF}=${encodeURIComponent(decreeId)}#${encodeURIComponent(articleId)}`;

/** By registro digital: `/jurisprudencia/2029999`. */
export const thesisAddress = (registry: string): string => `/jurisprudencia/${encodeURIComponent(registry)}`;

/** By id, with `sen_` or without: `/jurisprudencia/sentencia/12345`. */
export const rulingAddress = (id: string): string =>
  `/jurisprudencia/${RULING}/${encodeURIComponent(id.startsWith(RULING_ID) ? id.slice(RULING_ID.length) : id)}`;

export const topicAddress = (slug: string): string => `/ia-analysis/${encodeURIComponent(slug)}`;

function segmentsOf(pathname: string): string[] | null {
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    // A path with a broken escape names nothing.
    return null;
  }
}

const lawOrArticle = (statute: string, number: string | undefined): RecordAddress => {
  const read = number === undefined ? '' : readNumber(number);
  return read === '' ? { kind: 'statute', statute } : { kind: 'article', statute, number: read };
};

function onShelf(shelf: Shelf, segments: readonly string[]): RecordAddress | null {
  const [first, second] = segments;
  const [meant] = SHELVES[shelf];
  if (first === undefined) return { kind: 'statute', statute: meant };
  const key = first.toLowerCase();
  if (heldOn(shelf).includes(key)) return lawOrArticle(key, second);
  // Every number of an article begins with a digit.
  return second === undefined && /^\d/.test(first) ? lawOrArticle(meant, first) : null;
}

function ofLaw([key, number]: readonly string[]): RecordAddress | null {
  if (key === undefined) return { kind: 'statutes' };
  return /^[a-z][a-z0-9]*$/i.test(key) ? lawOrArticle(key.toLowerCase(), number) : null;
}

function ofCourts([first, second]: readonly string[]): RecordAddress | null {
  if (first === RULING) return second ? { kind: 'ruling', id: `${RULING_ID}${second}` } : null;
  return first && second === undefined ? { kind: 'thesis', registry: first } : null;
}

/** What a path names; `null` when no record can have it. A record that it names need not be held. */
export function parseRecordAddress(pathname: string): RecordAddress | null {
  const [prefix, ...rest] = segmentsOf(pathname) ?? [];
  if (prefix === undefined || rest.length > 2) return null;
  if (isShelf(prefix)) return onShelf(prefix, rest);
  if (prefix === 'leyes') return ofLaw(rest);
  if (prefix === 'jurisprudencia') return ofCourts(rest);
  if (prefix === 'ia-analysis') return rest[0] && rest.length === 1 ? { kind: 'topic', slug: rest[0] } : null;
  return null;
}

/** The one path of a record, whatever way it was asked for. */
export function addressOf(record: RecordAddress): string {
  switch (record.kind) {
    case 'statutes':
      return STATUTES_ADDRESS;
    case 'statute':
      return statuteAddress(record.statute);
    case 'article':
      return articleAddress(record.statute, record.number);
    case 'thesis':
      return thesisAddress(record.registry);
    case 'ruling':
      return rulingAddress(record.id);
    case 'topic':
      return topicAddress(record.slug);
  }
}
