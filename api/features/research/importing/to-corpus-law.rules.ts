import { findNumber, laws, type LawFacts, type LawType } from '#db/content/law-index.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import type { LegalArea } from '#db/content/legal-content.ts';
import { publicationText } from '#schema/text/publications.ts';
import { parseCorpusLaw as checkLaw, type CorpusArticle, type CorpusLaw } from './corpus-format.adapter.ts';
import type { ParsedArticle, ParsedLaw } from '../publications/parse-law.rules.ts';
import { PublicationError } from '../publications/publication-error.rules.ts';
import { nameInTitleCase } from '../publications/title-block.rules.ts';

/** What a publication does not say of itself. */
export interface PublicationIdentity {
  clave: string;
  nombre_corto: string;
  tipo: CorpusLaw['tipo'];
  ambito: CorpusLaw['ambito'];
  /** Of a local law. */
  entidad?: string;
  materia: string;
  /** Where the publication was taken from. */
  url: string;
  /** Otherwise as printed. */
  nombre?: string;
  /** `YYYY-MM-DD`; otherwise as printed. */
  publicacion?: string;
}

/** A law in the corpus format, with what the importer does not need and a person may ask for. */
export type PublishedLaw = Omit<CorpusLaw, 'articulos'> & {
  articulos: (CorpusArticle & { impreso: string })[];
};

const TYPE_NAMES: Record<LawType, CorpusLaw['tipo']> = {
  CONSTITUTION: 'constitucion',
  CODE: 'codigo',
  ACT: 'ley',
  REGULATION: 'reglamento',
  DECREE: 'decreto',
  GENERAL_AGREEMENT: 'acuerdo_general',
  OFFICIAL_STANDARD: 'nom',
  TREATY: 'tratado',
};
const MATTERS: Record<LegalArea, string> = {
  CIVIL: 'civil',
  CRIMINAL: 'penal',
  LABOR: 'laboral',
  COMMERCIAL: 'mercantil',
  TAX: 'fiscal',
  CONSTITUTIONAL: 'constitucional',
  ADMINISTRATIVE: 'administrativo',
  FAMILY: 'familiar',
  AGRARIAN: 'agrario',
  ENVIRONMENTAL: 'ambiental',
  CORPORATE: 'mercantil',
  INTERNATIONAL: 'administrativo',
};
const TITLES: readonly [pattern: RegExp, type: CorpusLaw['tipo']][] = [
  [/^constituci[oó]n/i, 'constitucion'],
  [/^c[oó]digo/i, 'codigo'],
  [/^reglamento/i, 'reglamento'],
  [/^decreto/i, 'decreto'],
  [/^acuerdo/i, 'acuerdo_general'],
  [/^norma oficial/i, 'nom'],
  [/^(?:convenci[oó]n|tratado|convenio|pacto)/i, 'tratado'],
];

/** What kind of law a title names; `ley` where it names none. */
export const typeOfTitle = (title: string): CorpusLaw['tipo'] =>
  TITLES.find(([pattern]) => pattern.test(title))?.[1] ?? 'ley';

/** A name without what we add to it: «… (aplicable en la Ciudad de México)». */
const printedName = (name: string): string => foldName(name.replace(/\(.*?\)/g, ' '));

/** The law of our index that a title names, letter for letter: a state's code is not the federal one. */
export function findLawByTitle(title: string | null): LawFacts | null {
  if (title === null) return null;
  const wanted = printedName(title);
  return laws().find((law) => printedName(law.name) === wanted) ?? null;
}

/** Key, names, type and matter of a law that our index has; `null` when its title is not there. */
export function identityFromIndex(law: ParsedLaw, url?: string): PublicationIdentity | null {
  const known = findLawByTitle(law.title);
  if (!known) return null;
  return {
    clave: known.key,
    nombre: known.name,
    nombre_corto: known.shortName,
    tipo: TYPE_NAMES[known.type],
    ambito: known.scope === 'LOCAL' ? 'local' : 'federal',
    // The only local law of the index.
    ...(known.key === 'ccdf' && { entidad: 'CDMX' }),
    materia: MATTERS[known.area],
    url: url ?? known.officialUrl,
    publicacion: law.publishedOn ?? known.publishedOn,
  };
}

function toArticle(article: ParsedArticle, key: string, order: number): CorpusArticle & { impreso: string } {
  return {
    // As the law spells it in our index: citations and links find it there.
    articulo: findNumber(key, article.number) ?? article.number,
    impreso: article.printed,
    orden: order,
    ruta: article.path,
    epigrafe: article.rubric,
    texto: article.text,
    estado: article.isRepealed ? 'derogado' : 'vigente',
    notas: article.notes,
    ultima_reforma: article.lastReformOn,
  };
}

/** Articles printed twice become one with both texts, first the first: nothing is lost where a person insisted. */
function mergeRepeated(articles: readonly ParsedArticle[]): ParsedArticle[] {
  const byNumber = new Map<string, ParsedArticle>();
  for (const article of articles) {
    const first = byNumber.get(article.number);
    byNumber.set(
      article.number,
      first
        ? {
            ...first,
            text: `${first.text}\n${article.text}`,
            notes: [...first.notes, ...article.notes],
            isRepealed: first.isRepealed && article.isRepealed,
          }
        : article,
    );
  }
  return [...byNumber.values()];
}

const missing = (text: string): PublicationError => new PublicationError('MISSING_FACTS', text);

/**
 * The law as the importer takes it. Whether it is complete was said by its report; this only demands what the format
 * cannot do without (key, name, day of publication) and throws a `PublicationError` for it.
 */
export function toCorpusLaw(law: ParsedLaw, identity: PublicationIdentity): PublishedLaw {
  if (!/^[a-z0-9]+$/.test(identity.clave)) throw missing(publicationText.rejectedKey(identity.clave));
  const name = identity.nombre ?? (law.title === null ? null : nameInTitleCase(law.title));
  if (!name) throw missing(publicationText.noName);
  const published = identity.publicacion ?? law.publishedOn;
  if (!published) throw missing(publicationText.noPublicationDate);
  const articles = mergeRepeated(law.articles);
  const result: PublishedLaw = {
    clave: identity.clave,
    nombre: name,
    nombre_corto: identity.nombre_corto,
    tipo: identity.tipo,
    ambito: identity.ambito,
    ...(identity.entidad !== undefined && { entidad: identity.entidad }),
    materia: identity.materia,
    publicacion: published,
    ultima_reforma: law.lastReformOn,
    texto_al: law.lastReformOn ?? published,
    fuente: { url_pdf: identity.url },
    n_articulos: articles.length,
    articulos: articles.map((article, at) => toArticle(article, identity.clave, at + 1)),
    transitorios_originales: law.transitory,
    transitorios_reformas: law.reformTransitory,
  };
  // The importer's own reader: what it would refuse is refused here.
  checkLaw(JSON.stringify(result));
  return result;
}
