import { useState } from 'react';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { sourcesText as text } from '#schema/text/chat.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { citationStateDisplay } from '#web/shared/ui/citation-state-display.ts';
import type { Message } from './reply-follower.ts';

type Citation = Message['citations'][number];

const LONG_PASSAGE = 700;
const AROUND = 260;

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

function Provenance({ citation }: { citation: Citation }) {
  const parts = [
    citation.textAsOf && text.asOf(formatDay(citation.textAsOf)),
    citation.source && text.source[citation.source],
  ].filter(Boolean);
  return parts.length > 0 ? <p className="text-sm text-muted">{parts.join(' · ')}</p> : null;
}

/** One source of an answer: citation, result of the check, passage and official publication. */
export function SourceCard({ citation, isOpen }: { citation: Citation; isOpen: boolean }) {
  const { word, icon, tone } = citationStateDisplay[citation.state];
  const { isCopied, copy } = useCopy();
  const full = citation.textAsOf ? text.fullCitation(citation.label, formatDay(citation.textAsOf)) : citation.label;
  const isHttps = citation.officialUrl?.startsWith('https://');
  return (
    <li
      data-source={citation.ordinal}
      tabIndex={-1}
      className={cx(
        'grid scroll-mt-4 gap-3 px-5 py-5 transition-colors duration-200',
        isOpen && 'bg-accent-soft/50 shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <div className="flex items-start gap-3">
        <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-sm bg-accent-soft text-sm font-semibold text-accent tabular">
          {citation.ordinal}
        </span>
        <div className="grid min-w-0 gap-1.5">
          <h3 className="font-sans text-base font-semibold">{citation.label}</h3>
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <StateBadge tone={tone} icon={icon}>
              {word}
            </StateBadge>
          </div>
          <Provenance citation={citation} />
        </div>
      </div>
      {citation.laterReform && <p className="text-sm text-warning">{citation.laterReform}</p>}
      {citation.state !== 'VERIFIED' && citation.reason && <p className="text-sm">{citation.reason}</p>}
      {citation.passage ? (
        <Passage passage={citation.passage} highlight={citation.highlight} />
      ) : (
        <p className="text-sm text-muted">{text.noPassage}</p>
      )}
      <div className="flex flex-wrap gap-1">
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
    </li>
  );
}
