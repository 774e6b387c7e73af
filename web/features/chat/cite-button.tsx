import { sourcesText } from '#schema/text/chat.ts';
import { Tooltip } from '#web/shared/ui/tooltip.tsx';
import { citationLook } from '#web/shared/ui/citation-look.ts';
import type { Message } from './reply-follower.ts';

/** The number of a source, which opens it. */
export function CiteButton({
  ordinal,
  citation,
  isOpen,
  onOpen,
}: {
  ordinal: number;
  citation?: Message['citations'][number];
  isOpen: boolean;
  onOpen: () => void;
}) {
  // A number without a source yet (the answer is being written) is a number, not a button.
  if (!citation)
    return (
      <span className="cite" aria-label={sourcesText.unknownSource(ordinal)} role="img">
        {ordinal}
      </span>
    );
  const { word, tone } = citationLook[citation.state];
  return (
    <Tooltip text={`${citation.label} · ${word}`}>
      <button
        type="button"
        className="cite"
        data-ordinal={ordinal}
        data-state={tone === 'positive' ? undefined : 'doubt'}
        aria-pressed={isOpen}
        aria-label={sourcesText.openSource(ordinal, citation.label, word)}
        onClick={onOpen}
      >
        {ordinal}
      </button>
    </Tooltip>
  );
}
