import { useEffect } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { StatuteSectionDocument, useStatuteSectionQuery, type StatuteSectionQuery } from './reading.generated.ts';
import { isSameNumber, numberKey } from './article-number.rules.ts';

export type Section = NonNullable<StatuteSectionQuery['statuteSection']>;
export type ReadArticle = Section['articles'][number];

/**
 * For each article, the number that its section was requested with, so that neighbours are found without a request. It
 * lives as long as the cache of the client.
 */
type AnchorMap = Map<string, string | null>;
const anchorMaps = new WeakMap<ApolloClient, AnchorMap>();

function anchorMapOf(client: ApolloClient): AnchorMap {
  const shelf: AnchorMap = anchorMaps.get(client) ?? new Map();
  anchorMaps.set(client, shelf);
  return shelf;
}

const placeOf = (statute: string, asOf: string | null, number: string): string =>
  `${statute}|${asOf ?? ''}|${numberKey(number)}`;

/** The number that the section of an article was requested with; `null` is the first section. */
function anchorIn(anchors: AnchorMap, statute: string, asOf: string | null, number: string): string | null {
  const known = anchors.get(placeOf(statute, asOf, number));
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

/** The section of an article, or the first one. The next section is prefetched when the browser is idle. */
export function useSection(statute: string, number: string | null, asOf: string | null) {
  const client = useApolloClient();
  const shelf = anchorMapOf(client);
  const anchor = number === null ? null : anchorIn(shelf, statute, asOf, number);
  const { data, error, refetch } = useStatuteSectionQuery({ variables: { statute, number: anchor, asOf } });
  const section = data?.statuteSection;

  const remember = (held: Section, asked: string | null): void => {
    held.articles.forEach((article) => {
      const place = placeOf(statute, asOf, article.number);
      if (!shelf.has(place)) shelf.set(place, asked);
    });
  };

  /** Fetches the section of another article; `null` if there is no such article. */
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
    // The functions change with each render but depend on the section only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [section, anchor]);

  return { section, error, refetch, load };
}
