import { unheldLawsText as text } from '#schema/text/citation-review.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { Review } from './review.ts';

interface UnheldLawsProps {
  review: Review;
  /** Shows a citation in the text. */
  onShow: (index: number) => void;
}

/** The laws that the text cites and that are not held: how often, and where first. */
export function UnheldLaws({ review, onShow }: UnheldLawsProps) {
  const { unheldLaws } = review.report;
  if (unheldLaws.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-sm py-2 text-muted hover:text-ink max-md:py-3 pointer-coarse:py-3">
        {text.title(unheldLaws.length)}
      </summary>
      <ul className="card grid gap-2 p-4">
        {unheldLaws.map(({ name, citations }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <Button
              variant="quiet"
              size="sm"
              className={TOUCH_TARGET}
              aria-label={`${name}: ${text.times(citations.length)}`}
              onClick={() => onShow(citations[0] ?? 0)}
            >
              {text.times(citations.length)}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
