import { Link } from 'react-router';
import { lawText, readingFrameText } from '#schema/text/reading.ts';
import type { CitedArticleFieldsFragment } from './reading.generated.ts';

/** Articles that a text cites, with links. */
export const CitedArticles = ({ articles }: { articles: readonly CitedArticleFieldsFragment[] }) => (
  <ul className="grid gap-0.5" aria-label={readingFrameText.cites}>
    {articles.map((article) => (
      <li key={article.id}>
        <Link to={article.url} className="block rounded-sm py-1 text-base hover:text-accent hover:underline">
          {article.citation}
          {article.isRepealed && <span className="text-sm text-muted"> · {lawText.repealed}</span>}
        </Link>
      </li>
    ))}
  </ul>
);
