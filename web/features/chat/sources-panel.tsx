import { useEffect, useRef, useState } from 'react';
import { X } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { sourcesText as text } from '#schema/text/chat.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import type { Message } from './reply-follower.ts';
import { SourceCard } from './source-card.tsx';

/** The source to open. `request` grows, so that the same source can be opened again. */
export interface SourceRequest {
  messageId: string;
  ordinal: number | null;
  request: number;
}

interface SourcesProps {
  /** More sources may arrive. */
  isWriting: boolean;
  citations: Message['citations'];
  requested: SourceRequest | null;
  onClose: () => void;
}

function Sources({ citations, isWriting, requested }: Omit<SourcesProps, 'onClose'>) {
  const list = useRef<HTMLOListElement>(null);
  const ordinal = requested?.ordinal ?? null;
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const toggle = (one: number) =>
    setExpanded((before) =>
      before.has(one) ? new Set([...before].filter((other) => other !== one)) : new Set(before).add(one),
    );
  useEffect(() => {
    if (ordinal === null) return;
    setExpanded((before) => new Set(before).add(ordinal));
    const card = list.current?.querySelector<HTMLElement>(`[data-source="${ordinal}"]`);
    const scroller = list.current?.parentElement;
    // Scrolls this list only: `scrollIntoView` would also scroll the page.
    if (card && scroller?.scrollTo) scroller.scrollTo({ top: card.offsetTop, behavior: 'smooth' });
    card?.focus({ preventScroll: true });
  }, [ordinal, requested?.request]);
  if (citations.length === 0)
    return <p className="px-5 py-6 text-muted">{isWriting ? text.none : text.noneInAnswer}</p>;
  return (
    <ol ref={list} className="divide-y divide-line">
      {citations.map((citation) => (
        <SourceCard
          key={citation.ordinal}
          citation={citation}
          isOpen={citation.ordinal === ordinal}
          isExpanded={expanded.has(citation.ordinal)}
          onToggle={() => toggle(citation.ordinal)}
        />
      ))}
    </ol>
  );
}

/** Beside the conversation on wide screens. */
export const SourcesPanel = ({ citations, isWriting, requested, onClose }: SourcesProps) => (
  // Escape closes it from any element inside, as with the sheet.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <aside
    aria-label={text.title}
    onKeyDown={(event) => event.key === 'Escape' && onClose()}
    className="flex w-[23.5rem] shrink-0 flex-col border-l border-line bg-surface"
  >
    <div className="flex min-h-14 items-center justify-between gap-2 border-b border-line px-5">
      <h2 className="font-sans text-base font-semibold">
        {text.title} <span className="font-normal text-muted tabular">{citations.length}</span>
      </h2>
      <IconButton label={commonText.close} className="-mr-2" onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
    <div tabIndex={0} role="region" aria-label={text.title} className="relative min-h-0 flex-1 overflow-y-auto">
      <Sources citations={citations} isWriting={isWriting} requested={requested} />
    </div>
  </aside>
);

/** A sheet over the conversation on narrow screens. */
export const SourcesSheet = ({ citations, isWriting, requested, onClose }: SourcesProps) => (
  <Sheet open onOpenChange={(open) => !open && onClose()} title={text.title}>
    <Sources citations={citations} isWriting={isWriting} requested={requested} />
  </Sheet>
);
