import { useId, useState } from 'react';
import { Check, ChevronDown, Copy, ExternalLink, TriangleAlert } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { sourcesText as text } from '#schema/text/chat.ts';
import { formatDay, formatShortDay } from '#web/shared/format/format.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { citationStateDisplay } from '#web/shared/ui/citation-state-display.ts';
import type { Message } from './reply-follower.ts';

type Citation = Message['citations'][number];

const LONG_PASSAGE = 700;
const AROUND = 260;
const GLIMPSE = 220;

/** The excerpt of a long passage around the highlight, cut at spaces. */
function excerptOf(passage: string, highlight: { start: number; end: number } | null): { start: number; end: number } {
  if (passage.length <= LONG_PASSAGE) return { start: 0, end: passage.length };
  const middle = highlight ?? { start: 0, end: LONG_PASSAGE - AROUND };
  const from = Math.max(0, middle.start - AROUND);
  const to = Math.min(passage.length, middle.end + AROUND);
  const start = from === 0 ? 0 : passage.indexOf(' ', from) + 1;
  const cut = passage.lastIndexOf(' ', to);
  return { start, end: to === passage.length || cut <= middle.end ? to : cut };
}

function Passage({ passage, highlight }: { passage: string; highlight: Citation['highlight'] }) {
  const [isWhole, setWhole] = useState(false);
  const marked = highlight && highlight.end > highlight.start && highlight.end <= passage.length ? highlight : null;
  const shown = isWhole ? { start: 0, end: passage.length } : excerptOf(passage, marked);
  const isCut = shown.start > 0 || shown.end < passage.length;
  return (
    <div className="grid justify-items-start gap-2">
      <blockquote className="passage border-l-2 border-accent pl-3.5">
        {shown.start > 0 && '… '}
        {marked ? (
          <>
            {passage.slice(shown.start, marked.start)}
            <mark>{passage.slice(marked.start, marked.end)}</mark>
            {passage.slice(marked.end, shown.end)}
          </>
        ) : (
          passage.slice(shown.start, shown.end)
        )}
        {shown.end < passage.length && ' …'}
      </blockquote>
      {(isCut || (isWhole && passage.length > LONG_PASSAGE)) && (
        <Button variant="quiet" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text.collapse : text.expand}
        </Button>
      )}
    </div>
  );
}

/** Two lines of the passage: the highlighted sentence, else its beginning. */
function Glimpse({ passage, highlight }: { passage: string; highlight: Citation['highlight'] }) {
  const marked = highlight && highlight.end > highlight.start && highlight.end <= passage.length ? highlight : null;
  const words = marked ? passage.slice(marked.start, marked.end) : passage.slice(0, GLIMPSE);
  return <p className="passage line-clamp-2 text-base leading-snug">{marked ? <mark>{words}</mark> : words}</p>;
}

const provenanceOf = ({ textAsOf, source }: Citation, format: (day: string) => string): string =>
  [textAsOf && text.asOf(format(textAsOf)), source && text.source[source]].filter(Boolean).join(' · ');

/** What the citation is, beside its state: date and kind of text, a reform that it lacks. */
const ShortProvenance = ({ citation }: { citation: Citation }) => (
  <>
    <span className="text-xs text-muted tabular">{provenanceOf(citation, formatShortDay)}</span>
    {citation.laterReform && (
      <span className="inline-flex items-center gap-1 text-xs font-medium text-warning">
        <TriangleAlert size={13} aria-hidden="true" />
        {text.reformedLater}
      </span>
    )}
  </>
);

/** The rest of a source: why it has its state, the passage, what can be done with it. */
function Details({ citation }: { citation: Citation }) {
  const { isCopied, copy } = useCopy();
  const full = citation.textAsOf ? text.fullCitation(citation.label, formatDay(citation.textAsOf)) : citation.label;
  const isHttps = citation.officialUrl?.startsWith('https://');
  return (
    <>
      <p className="text-sm text-muted empty:hidden">{provenanceOf(citation, formatDay)}</p>
      {citation.laterReform && <p className="text-sm text-warning">{citation.laterReform}</p>}
      {citation.state !== 'VERIFIED' && citation.reason && <p className="text-sm">{citation.reason}</p>}
      {citation.passage ? (
        <Passage passage={citation.passage} highlight={citation.highlight} />
      ) : (
        <p className="text-sm text-muted">{text.noPassage}</p>
      )}
      <div className="-ml-3 flex flex-wrap gap-1">
        <Button variant="ghost" size="sm" onClick={() => void copy(full)}>
          {isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? text.citationCopied : text.copyCitation}</span>
        </Button>
        {isHttps && (
          <a
            href={citation.officialUrl ?? undefined}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClasses({ variant: 'ghost', size: 'sm' })}
          >
            <ExternalLink size={15} aria-hidden="true" />
            {text.official}
            <span className="sr-only"> {commonText.opensInNewTab}</span>
          </a>
        )}
      </div>
    </>
  );
}

interface SourceCardProps {
  citation: Citation;
  /** It is the one that was asked for. */
  isOpen: boolean;
  isExpanded: boolean;
  onToggle: () => void;
}

/**
 * One source of an answer in four lines: number and citation, result of the check, the sentence that backs the answer.
 * The rest on demand.
 */
export function SourceCard({ citation, isOpen, isExpanded, onToggle }: SourceCardProps) {
  const id = useId();
  const { word, icon, tone } = citationStateDisplay[citation.state];
  return (
    <li
      data-source={citation.ordinal}
      tabIndex={-1}
      className={cx(
        'scroll-mt-4 transition-colors duration-200',
        isOpen && 'bg-accent-soft/50 shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <div
        className={cx(
          'relative grid grid-cols-[1.5rem_minmax(0,1fr)_1.125rem] gap-x-3 px-5 py-3',
          !isOpen && 'hover:bg-sunken/60',
        )}
      >
        <span className="grid size-6 place-items-center rounded-sm bg-accent-soft text-sm font-semibold text-accent tabular">
          {citation.ordinal}
        </span>
        <div className="grid min-w-0 gap-1">
          <h3 className="font-sans text-base font-semibold leading-6">
            {/* The whole head is the target. */}
            <button
              type="button"
              aria-expanded={isExpanded}
              aria-controls={id}
              onClick={onToggle}
              className={cx('block max-w-full text-left after:absolute after:inset-0', !isExpanded && 'truncate')}
            >
              {citation.label}
            </button>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <StateBadge tone={tone} icon={icon}>
              {word}
            </StateBadge>
            {!isExpanded && <ShortProvenance citation={citation} />}
          </p>
          {citation.passage && !isExpanded && <Glimpse passage={citation.passage} highlight={citation.highlight} />}
        </div>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={cx('mt-0.5 text-muted transition-transform duration-150', isExpanded && 'rotate-180')}
        />
      </div>
      <div id={id} hidden={!isExpanded} className="grid gap-3 px-5 pb-4">
        {isExpanded && <Details citation={citation} />}
      </div>
    </li>
  );
}
