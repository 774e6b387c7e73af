import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { StatuteSectionDocument, useStatuteSectionQuery, type StatuteSectionQuery } from './reading.generated.ts';
import { isSameNumber, numberKey } from './article-number.rules.ts';

export type Section = NonNullable<StatuteSectionQuery['statuteSection']>;
export type ReadArticle = Section['articles'][number];

/**
 * Under which number the section of an article was asked for, so that its neighbours are found without asking again.
 * It belongs to the client's cache and lives as long.
 */
type Shelf = Map<string, string | null>;
const shelves = new WeakMap<ApolloClient, Shelf>();

function shelfOf(client: ApolloClient): Shelf {
  const shelf: Shelf = shelves.get(client) ?? new Map();
  shelves.set(client, shelf);
  return shelf;
}

const placeOf = (statute: string, asOf: string | null, number: string): string =>
  `${statute}|${asOf ?? ''}|${numberKey(number)}`;

/** What the section of an article was asked for with; `null` is the first of the law. */
function anchorIn(shelf: Shelf, statute: string, asOf: string | null, number: string): string | null {
  const known = shelf.get(placeOf(statute, asOf, number));
  return known === undefined ? number : known;
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

export const articleIn = (section: Section, number: string): ReadArticle | undefined =>
  section.articles.find((article) => isSameNumber(article.number, number));

/** The section around an article, without a number the first one; the one after it is fetched when the browser has nothing else to do. */
export function useSection(statute: string, number: string | null, asOf: string | null) {
  const client = useApolloClient();
  const shelf = shelfOf(client);
  const anchor = number === null ? null : anchorIn(shelf, statute, asOf, number);
  const { data, error, refetch } = useStatuteSectionQuery({ variables: { statute, number: anchor, asOf } });
  const section = data?.statuteSection;

  const remember = (held: Section, asked: string | null): void => {
    held.articles.forEach((article) => {
      const place = placeOf(statute, asOf, article.number);
      if (!shelf.has(place)) shelf.set(place, asked);
    });
  };

  /** Fetches the section of another article and keeps it; `null` when there is no such article. */
  const load = async (wanted: string): Promise<Section | null> => {
    const known = anchorIn(shelf, statute, asOf, wanted);
    const found = await client.query({
      query: StatuteSectionDocument,
      variables: { statute, number: known, asOf },
    });
    const held = found.data?.statuteSection ?? null;
    if (held) remember(held, known);
    return held;
  };

  useEffect(() => {
    if (!section) return undefined;
    remember(section, anchor);
    const next = section.nextArticle;
    if (!next || shelf.has(placeOf(statute, asOf, next))) return undefined;
    return whenIdle(() => void load(next).catch(() => undefined));
    // The functions are new with each render; what they do depends on the section alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [section, anchor]);

  return { section, error, refetch, load };
}
