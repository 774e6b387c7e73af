import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { articleAddress } from '#schema/record-address.ts';
import { lawText as text } from '#schema/text/reading.ts';
import { ArticleView } from './article-view.tsx';
import { HeadingWords } from './outline-branch.tsx';
import { KeysHint } from './reading-tools.tsx';
import type { ReadArticle, Section } from './use-section.ts';
import { withVersions } from './version-url.ts';

interface SectionViewProps {
  statute: string;
  section: Section;
  asked: ReadArticle | undefined;
  asOf: string | null;
  /** Replaces the text of the requested article. */
  instead?: ReactNode;
  /** Shown below the requested article on screens without a third column. */
  below?: ReactNode;
}

const EDGE =
  'flex min-h-12 items-center gap-2 rounded-md border border-line px-4 py-2 text-base hover:border-line-strong';

/** The articles under one heading. */
export function SectionView({ statute, section, asked, asOf, instead, below }: SectionViewProps) {
  const { path, articles, previousArticle, nextArticle } = section;
  const above = path.slice(0, -1);
  const heading = path.at(-1);
  const addressOf = (number: string): string => withVersions(articleAddress(statute, number), { asOf });
  return (
    <section aria-labelledby="section-heading" className="grid gap-2">
      {!heading && (
        <h2 id="section-heading" className="sr-only">
          {text.articles}
        </h2>
      )}
      {heading && (
        <header className="mb-4 grid gap-2 border-b border-line pb-5">
          {above.length > 0 && (
            <ol aria-label={text.path} className="grid gap-0.5 text-sm text-muted">
              {above.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          )}
          <h2 id="section-heading" className="text-xl font-semibold">
            <HeadingWords title={heading} />
          </h2>
        </header>
      )}
      {articles.map((article) => {
        const isAsked = article === asked;
        return (
          <div key={article.id} data-article={isAsked ? 'asked' : 'other'}>
            <ArticleView {...{ article, statute, asOf, isAsked }} instead={isAsked ? instead : undefined} />
            {isAsked && below}
          </div>
        );
      })}
      <nav aria-label={text.neighbours} className="mt-8 flex flex-wrap justify-between gap-3 print:hidden">
        {previousArticle ? (
          <Link to={addressOf(previousArticle)} className={EDGE}>
            <ArrowLeft size={17} aria-hidden="true" />
            {text.previousPart(previousArticle)}
          </Link>
        ) : (
          <span />
        )}
        {nextArticle && (
          <Link to={addressOf(nextArticle)} className={EDGE}>
            {text.nextPart(nextArticle)}
            <ArrowRight size={17} aria-hidden="true" />
          </Link>
        )}
      </nav>
      <KeysHint />
    </section>
  );
}
