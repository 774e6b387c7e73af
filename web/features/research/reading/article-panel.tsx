import { useId, useState, type ReactNode } from 'react';
import { BookOpenCheck, NotebookPen } from 'lucide-react';
import { articleAddress } from '#schema/record-address.ts';
import { articlePanelText as text, citationForms, lawText, readingFrameText } from '#schema/text/reading.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { Skeleton } from '#web/shared/ui/states.tsx';
import { useArticleCitesQuery, type StatuteOutlineQuery } from './reading.generated.ts';
import { CitationMenu } from './citation-menu.tsx';
import { CitedArticles } from './cited-articles.tsx';
import { CitedBy } from './cited-by.tsx';
import { OfficialLink } from './official-link.tsx';
import { RecordFailure } from './record-states.tsx';
import type { ReadArticle } from './use-section.ts';
import { VersionsList } from './versions-list.tsx';

export type ReadStatute = NonNullable<StatuteOutlineQuery['statute']>;

/** A part of the panel. Below the article, on narrow screens, it is collapsed and loads when it is opened. */
function Part({ title, isFolded, children }: { title: string; isFolded: boolean; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (isFolded) {
    return (
      <details className="border-t border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="rounded-sm py-3.5">
          <h3 className="inline font-sans text-base font-semibold">{title}</h3>
        </summary>
        <div className="grid gap-2.5 pb-5">{isOpen && children}</div>
      </details>
    );
  }
  return (
    <section aria-labelledby={id} className="grid gap-2.5 border-t border-line py-5">
      <h3 id={id} className="font-sans text-base font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Cites({ statute, number, asOf }: { statute: string; number: string; asOf: string | null }) {
  const { data, error, refetch } = useArticleCitesQuery({ variables: { statute, number, asOf } });
  if (error) return <RecordFailure title={readingFrameText.failed.citations} error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="h-12 w-full" />;
  const cites = data.article?.cites ?? [];
  return cites.length > 0 ? <CitedArticles articles={cites} /> : <p className="text-sm text-muted">{text.noCites}</p>;
}

/** A reform after the date of the synthesis may have changed the article. */
const isBehind = ({ synthesisAsOf, lastReformOn }: ReadArticle): boolean =>
  Boolean(synthesisAsOf && lastReformOn && lastReformOn > synthesisAsOf);

function Synthesis({ words, behind }: { words: string; behind: string | null }) {
  return (
    <section className="mb-5 grid gap-2 rounded-md bg-info-soft px-4 py-3.5">
      <h3 className="flex items-center gap-1.5 font-sans text-sm font-semibold text-info">
        <NotebookPen size={16} aria-hidden="true" />
        {text.synthesis}
      </h3>
      <p className="font-serif text-base leading-relaxed whitespace-pre-line">{words}</p>
      {behind && <p className="text-sm font-medium text-warning">{text.synthesisBehind(behind)}</p>}
      <p className="text-xs text-muted">{text.synthesisNote}</p>
    </section>
  );
}

const versionOf = (article: ReadArticle, statute: ReadStatute) =>
  statute.versions.find(({ textAsOf }) => textAsOf === article.textAsOf);

export const currentVersion = (statute: ReadStatute): string =>
  statute.versions.find(({ isCurrent }) => isCurrent)?.textAsOf ?? statute.textAsOf;

/** The forms in which an article is cited, with the date of its version. */
export function formsOf(article: ReadArticle, statute: ReadStatute) {
  const version = versionOf(article, statute);
  const reformOfText = version ? version.lastReformOn : statute.lastReformOn;
  const cited = {
    citation: article.citation,
    number: article.number,
    law: statute.name,
    textAsOf: formatDay(article.textAsOf),
    lastReformOn: reformOfText ? formatDay(reformOfText) : null,
    isCurrent: article.textAsOf === currentVersion(statute),
    isOfficial: article.source === 'OFFICIAL',
    text: article.text,
    address: window.location.origin + articleAddress(statute.key, article.number),
  };
  return {
    short: citationForms.short(cited),
    full: citationForms.full(cited),
    withText: citationForms.withText(cited),
  };
}

/** Date of the version, last reform, citation and official source of an article. */
function Standing({ article, statute }: { article: ReadArticle; statute: ReadStatute }) {
  const isOfficial = article.source === 'OFFICIAL';
  const isCurrent = article.textAsOf === currentVersion(statute);
  const day = formatDay(article.textAsOf);
  return (
    <div className="grid justify-items-start gap-3 pb-5">
      <StateBadge tone={isOfficial ? 'positive' : 'info'} icon={isOfficial ? BookOpenCheck : NotebookPen}>
        {isOfficial ? text.official : text.synthesis}
      </StateBadge>
      <div className="grid gap-0.5">
        <p className="font-medium">
          {!isOfficial ? text.synthesisOf(day) : isCurrent ? text.inForce(day) : text.asOf(day)}
        </p>
        {article.lastReformOn ? (
          <p className="text-sm text-muted">{text.lastReform(formatDay(article.lastReformOn))}</p>
        ) : (
          <p className="text-sm text-muted">
            {statute.lastReformOn ? text.lastReformOfLaw(formatDay(statute.lastReformOn)) : text.neverReformed}
          </p>
        )}
        {article.laterReform && <p className="text-sm text-warning">{article.laterReform}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <CitationMenu forms={formsOf(article, statute)} />
        <OfficialLink
          url={versionOf(article, statute)?.officialUrl ?? statute.officialUrl}
          label={isOfficial ? undefined : lawText.officialSource}
        />
      </div>
      {article.notes.length > 0 && (
        <details className="w-full text-sm">
          <summary className="w-fit rounded-sm py-1 text-muted hover:text-ink">
            {text.notes(article.notes.length)}
          </summary>
          <ul className="mt-1 grid gap-1.5 border-l border-line pl-3 text-muted">
            {article.notes.map((note, at) => (
              // Notes may repeat and keep their order.
              <li key={at} className="break-words">
                {note}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface ArticlePanelProps {
  article: ReadArticle;
  statute: ReadStatute;
  asOf: string | null;
  /** Shown within the law on narrow screens: its lists are collapsed. */
  isInText: boolean;
}

/** Details of the requested article. */
export function ArticlePanel({ article, statute, asOf, isInText }: ArticlePanelProps) {
  const { key } = statute;
  const { number } = article;
  const isOnlySynthesis = article.source === 'SYNTHESIS';
  return (
    <div className="grid">
      <h2 className="pb-3 text-lg font-semibold">{text.about(number)}</h2>
      {isOnlySynthesis && <p className="pb-3 text-sm text-muted">{lawText.synthesisOnlyBody}</p>}
      <Standing article={article} statute={statute} />
      {article.synthesis && !isOnlySynthesis && (
        <Synthesis
          words={article.synthesis}
          behind={isBehind(article) && article.synthesisAsOf ? formatDay(article.synthesisAsOf) : null}
        />
      )}
      <Part title={text.versions} isFolded={isInText}>
        <VersionsList
          versions={statute.versions}
          shown={article.textAsOf}
          address={articleAddress(key, number)}
          canCompare
          isHeld={statute.hasOfficialText}
        />
      </Part>
      <Part title={readingFrameText.cites} isFolded={isInText}>
        <Cites statute={key} number={number} asOf={asOf} />
      </Part>
      <Part title={text.citedBy} isFolded={isInText}>
        <CitedBy statute={key} number={number} />
      </Part>
    </div>
  );
}
