/** A heading with the articles below it, however deep. */
export interface OutlineHeading {
  title: string;
  depth: number;
  firstArticle: string;
  lastArticle: string;
  articleCount: number;
}

export interface PlacedArticle {
  number: string;
  /** Headings above it, from the widest to the narrowest. */
  path: readonly string[];
}

/** The headings of a law in its order, from the paths of its articles. The same title under another one is another heading. */
export function outlineOf(articles: readonly PlacedArticle[]): OutlineHeading[] {
  const outline: OutlineHeading[] = [];
  let open: OutlineHeading[] = [];
  for (const { number, path } of articles) {
    let shared = 0;
    while (shared < path.length && open[shared]?.title === path[shared]) shared += 1;
    open = open.slice(0, shared);
    for (const title of path.slice(shared)) {
      const heading = { title, depth: open.length, firstArticle: number, lastArticle: number, articleCount: 0 };
      open.push(heading);
      outline.push(heading);
    }
    for (const heading of open) {
      heading.lastArticle = number;
      heading.articleCount += 1;
    }
  }
  return outline;
}

/** Most articles that are read together. */
const MAX_SECTION_LENGTH = 60;

/** First and last place of what is read with the article at `at`: its section, or a window of a section that is longer. */
export function sectionAround(articles: readonly PlacedArticle[], at: number): { first: number; last: number } {
  const same = (one: number): boolean =>
    JSON.stringify(articles[one]?.path ?? null) === JSON.stringify(articles[at]?.path ?? []);
  let first = at;
  let last = at;
  while (first > 0 && same(first - 1)) first -= 1;
  while (last + 1 < articles.length && same(last + 1)) last += 1;
  if (last - first < MAX_SECTION_LENGTH) return { first, last };
  // Windows begin at fixed places, so that going to the next article does not move the page under the reader.
  const window = first + Math.floor((at - first) / MAX_SECTION_LENGTH) * MAX_SECTION_LENGTH;
  return { first: window, last: Math.min(last, window + MAX_SECTION_LENGTH - 1) };
}
