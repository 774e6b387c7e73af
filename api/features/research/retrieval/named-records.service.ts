import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findLaw, isRepealed, lastArticle, type LawFacts } from '#db/content/law-index.ts';
import { findReferences, type ThesisReference } from '#api/legal-language/index.ts';
import { foldThesisKey } from '#db/search/thesis-keys.rules.ts';
import { namedRecordText } from '#schema/text/limits.ts';
import { readConcepts } from './concepts.rules.ts';
import type { Naming } from './named-articles.rules.ts';

/** What a question names by number and is answered about in a sentence of its own: theses, and articles that are not. */

interface ThesisRow {
  registry: string;
  key: string | null;
  title: string;
  published_on: string | null;
}

const isThesis = (reference: { kind: string }): reference is ThesisReference => reference.kind === 'THESIS';

async function heldTheses(em: SqlEntityManager, named: readonly ThesisReference[]): Promise<ThesisRow[]> {
  const keys = named.flatMap(({ key }) => (key ? [foldThesisKey(key)] : []));
  const registries = named.flatMap(({ registry }) => (registry ? [registry] : []));
  const rows = await em.execute<ThesisRow[]>(
    `select registry, key, title, published_on::text from thesis
     where registry in (select json_array_elements_text(?::json))
       or regexp_replace(regexp_replace(lower(key), '[\\s.]+', '', 'g'), '([a-z])/j', '\\1j')
         in (select json_array_elements_text(?::json))`,
    [JSON.stringify(registries), JSON.stringify(keys)],
  );
  return rows.filter(
    ({ registry, key }) => registries.includes(registry) || (key && keys.includes(foldThesisKey(key))),
  );
}

/** The question without what it names: its numbers are no words to look for. */
const without = (question: string, named: readonly ThesisReference[]): string =>
  named.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, question);

export interface NamedTheses {
  /** A sentence for each. */
  notices: string[];
  /** Nothing else is asked. */
  isAll: boolean;
  areHeld: boolean;
}

const MAX_THESES = 3;
/** «¿qué dice la tesis…?» asks nothing beside it. */
const FEW_CONCEPTS = 3;

/** The theses that a question names, found or said not to be stored. One statement, and none when it names none. */
export async function namedTheses(em: SqlEntityManager, question: string): Promise<NamedTheses | null> {
  const named = findReferences(question).filter(isThesis).slice(0, MAX_THESES);
  if (named.length === 0) return null;
  const rows = await heldTheses(em, named);
  const rowOf = ({ registry, key }: ThesisReference): ThesisRow | undefined =>
    rows.find((row) => row.registry === registry || (key && row.key && foldThesisKey(row.key) === foldThesisKey(key)));
  const found = named.map((reference) => ({ reference, row: rowOf(reference) }));
  return {
    notices: found.map(({ reference, row }) =>
      row
        ? namedRecordText.thesis(row.key, row.registry, row.title, row.published_on)
        : namedRecordText.thesisNotHeld(reference.key ?? reference.registry ?? ''),
    ),
    isAll: readConcepts(without(question, named)).length <= FEW_CONCEPTS,
    areHeld: found.every(({ row }) => row !== undefined),
  };
}

const nameOf = ({ shortName, type }: LawFacts): string => `${type === 'CODE' ? 'el' : 'la'} ${shortName}`;

/** Of several articles that a question names, those that do not exist or are repealed: they are not passed over. */
export function missingArticles({ articles }: Naming): string[] {
  if (!articles.some(({ exists }) => exists)) return [];
  return articles.flatMap(({ statuteKey, number, exists }) => {
    const law = statuteKey ? findLaw(statuteKey) : null;
    if (!law || !statuteKey) return [];
    if (!exists) return [namedRecordText.noSuchArticle(nameOf(law), number, lastArticle(statuteKey) ?? '')];
    return isRepealed(statuteKey, number) ? [namedRecordText.repealed(nameOf(law), number)] : [];
  });
}
