import { ChevronsUp, ChevronUp, Minus, type LucideIcon } from 'lucide-react';
import { resultText as text } from '#schema/text/search.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { Tooltip } from '#web/shared/ui/tooltip.tsx';

const HIGH = 90;
const GOOD = 80;

interface RelevanceDisplay {
  level: 'high' | 'good' | 'partial';
  icon: LucideIcon;
  className: string;
}

/** Green from 90, amber from 80, grey below. */
const relevanceDisplay = (percent: number): RelevanceDisplay =>
  percent >= HIGH
    ? { level: 'high', icon: ChevronsUp, className: 'bg-positive-soft text-positive' }
    : percent >= GOOD
      ? { level: 'good', icon: ChevronUp, className: 'bg-warning-soft text-warning' }
      : { level: 'partial', icon: Minus, className: 'bg-sunken text-muted' };

/** The relevance of a result as icon and word, without its number: it compares results of one search and says no more. */
export function RelevanceBadge({ percent }: { percent: number }) {
  const { level, icon: Icon, className } = relevanceDisplay(percent);
  const word = text.relevanceWord[level];
  return (
    <Tooltip text={text.relevanceExplained}>
      <button
        type="button"
        data-relevance={level}
        aria-label={text.relevanceLabel(word)}
        className={cx(
          'inline-flex min-h-6 cursor-help shrink-0 items-center gap-1 rounded-full px-2 text-xs font-medium leading-snug',
          className,
        )}
      >
        <Icon size={14} aria-hidden="true" />
        {word}
      </button>
    </Tooltip>
  );
}
