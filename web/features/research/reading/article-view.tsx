import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Ban, NotebookPen } from 'lucide-react';
import { articleAddress } from '#schema/record-address.ts';
import { lawText as text } from '#schema/text/reading.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { anchorOf } from './article-number.rules.ts';
import { withoutOwnHeading } from './clauses.rules.ts';
import { LawText } from './law-text.tsx';
import type { ReadArticle } from './use-section.ts';
import { withVersions } from './version-url.ts';

/**
 * The heading is the law's own if the text starts with it; otherwise it is the title of the synthesis and shown with
 * it.
 */
const ownHeading = ({ title, text: words, source }: ReadArticle): string | null =>
  title && (source === 'SYNTHESIS' || words.split('\n')[0]?.trim() === title.trim()) ? title : null;

interface ArticleViewProps {
  article: ReadArticle;
  statute: string;
  asOf: string | null;
  isAsked: boolean;
  /** Replaces the text: a comparison of versions. */
  instead?: ReactNode;
}

/** One article of a law; its number is a link to it. */
export const ArticleView = memo(function ArticleView({ article, statute, asOf, isAsked, instead }: ArticleViewProps) {
  const anchor = anchorOf(article.number);
  const heading = ownHeading(article);
  return (
    <article
      id={anchor}
      aria-labelledby={`${anchor}-h`}
      data-asked={isAsked || undefined}
      className={cx('law-article', article.isRepealed && 'law-repealed')}
    >
      <h3 id={`${anchor}-h`} tabIndex={-1} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link
          to={withVersions(articleAddress(statute, article.number), { asOf })}
          aria-current={isAsked ? 'location' : undefined}
          className="rounded-sm font-semibold decoration-1 underline-offset-4 hover:underline"
        >
          {text.articleName(article.number)}
        </Link>
        {heading && <span className="font-normal text-muted">{heading}</span>}
        {article.isRepealed && (
          <span className="font-sans">
            <StateBadge tone="neutral" icon={Ban}>
              {text.repealed}
            </StateBadge>
          </span>
        )}
        {article.source === 'SYNTHESIS' && (
          <span className="font-sans">
            <StateBadge tone="info" icon={NotebookPen}>
              {text.synthesisOnly}
            </StateBadge>
          </span>
        )}
      </h3>
      {instead ?? <LawText text={withoutOwnHeading(article.text, heading)} />}
    </article>
  );
});
