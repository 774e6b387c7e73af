import { useId, useState } from 'react';
import { Check, ChevronDown, Copy, ExternalLink, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { areaLabel, jurisdictionLabel, resultText as text } from '#schema/text/search.ts';
import { formatCount, formatDay } from '#web/shared/format/format.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { PlansLink } from '#web/shared/plans/plans-link.tsx';
import { RelevanceBadge } from './relevance-badge.tsx';
import { isOfCourts, kindDisplay } from './result-kinds.ts';
import type { Result } from './use-search.ts';

const ACTION = 'text-muted';

function KindBadge({ kind }: Pick<Result, 'kind'>) {
  const { word, icon: Icon } = kindDisplay(kind ?? null);
  return (
    <span className="inline-flex items-center gap-1.5 align-bottom font-medium text-accent">
      <Icon size={15} aria-hidden="true" />
      {word}
    </span>
  );
}

/** The best passage with the matching words highlighted. */
const Passage = ({ spans }: { spans: Result['passage'] }) => (
  <p className="passage max-w-[72ch] text-ink/90">
    {spans.map(({ text: words, isMatch }, position) =>
      // A passage never changes, so the index is a stable key.
      // oxlint-disable-next-line react/no-array-index-key
      isMatch ? <mark key={position}>{words}</mark> : <span key={position}>{words}</span>,
    )}
  </p>
);

function UpgradeHint() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
      <span className="inline-flex items-center gap-1.5 font-medium">
        <Lock size={14} aria-hidden="true" />
        {text.premium}
      </span>
      <span className="text-muted">{text.upgrade}</span>
      <PlansLink isInText />
    </p>
  );
}

function Actions({ result }: { result: Result }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { isCopied, copy } = useCopy();
  const { title, kind, source, date, officialUrl } = result;
  const citation = text.citation(title, kind ? source : null, date && isOfCourts(kind) ? formatDay(date) : null);
  const official = officialUrl?.startsWith('https://') ? officialUrl : null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="-ml-3 flex flex-wrap items-center">
        <Button
          variant="ghost"
          size="sm"
          className={ACTION}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {text.why}
          <ChevronDown
            size={15}
            aria-hidden="true"
            className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </Button>
        <Button variant="ghost" size="sm" className={ACTION} onClick={() => void copy(citation)}>
          {isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? text.copied : text.copy}</span>
        </Button>
        {official && (
          <a
            href={official}
            target="_blank"
            rel="noopener noreferrer"
            className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), ACTION)}
          >
            <ExternalLink size={15} aria-hidden="true" />
            {text.official}
            <span className="sr-only"> {commonText.opensInNewTab}</span>
          </a>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="grid max-w-[72ch] gap-1.5 border-l-2 border-accent pl-3.5 text-sm">
        <p>{result.explanation}</p>
        <p className="text-muted">{text.relevanceExplained}</p>
      </div>
    </div>
  );
}

const Facts = ({ result: { area, jurisdiction, citations } }: { result: Result }) => (
  <p className="text-sm text-muted tabular">
    {[
      areaLabel[area],
      jurisdiction && jurisdictionLabel[jurisdiction],
      citations > 0 && text.citations(citations, formatCount(citations)),
    ]
      .filter(Boolean)
      .join(' · ')}
  </p>
);

/** Rubros are published in capitals: they are shown smaller than other titles. */
const isUpperCase = (title: string): boolean => title === title.toUpperCase();

/** One result: kind, relevance, passage and actions. */
export function ResultCard({ result }: { result: Result }) {
  const { title, kind, source, date, relevance, access, url, passage, summary } = result;
  return (
    <article className="grid grid-cols-1 gap-2 py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted">
          <KindBadge kind={kind} />
          {' · '}
          {kind ? source : text.topicSource}
          {date && (
            <>
              {' · '}
              <time dateTime={date} className="tabular">
                {isOfCourts(kind) ? formatDay(date) : text.wordingOf(formatDay(date))}
              </time>
            </>
          )}
        </p>
        <RelevanceBadge percent={relevance} />
      </div>
      <h3 className={cx('max-w-[60ch] font-semibold', isUpperCase(title) ? 'text-lg leading-snug' : 'text-xl')}>
        <Link
          to={url}
          data-result-link
          className="line-clamp-4 decoration-accent underline-offset-4 hover:text-accent hover:underline"
        >
          {title}
        </Link>
      </h3>
      <Passage spans={passage.length > 0 ? passage : [{ text: summary, isMatch: false }]} />
      <Facts result={result} />
      {access === 'UPGRADE_REQUIRED' && <UpgradeHint />}
      <Actions result={result} />
    </article>
  );
}
