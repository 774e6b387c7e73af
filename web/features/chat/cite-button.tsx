import { sourcesText } from '#schema/text/chat.ts';
import { Tooltip } from '#web/shared/ui/tooltip.tsx';
import { citationStateDisplay } from '#web/shared/ui/citation-state-display.ts';
import type { Message } from './reply-follower.ts';

/** The number of a citation; a button that opens its source. */
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
  // While the answer is being written its sources are not known: a plain number.
  if (!citation)
    return (
      <span className="cite" aria-label={sourcesText.unknownSource(ordinal)} role="img">
        {ordinal}
      </span>
    );
  const { word, tone } = citationStateDisplay[citation.state];
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
