import { BadgeCheck } from 'lucide-react';
import { demoChatText as text } from '#schema/text/landing.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';

/** The picture of the landing: a question and its answer as the product shows them. Its last line opens a real search. */
export const DemoChat = ({ onHint }: { onHint: () => void }) => (
  <figure className="overflow-hidden rounded-lg border border-line bg-surface shadow-float">
    <figcaption className="flex items-center justify-between gap-4 border-b border-line px-5 py-3 md:px-7">
      <span className="font-medium">{text.title}</span>
      <span className="rounded-full border border-line-strong px-2.5 py-0.5 text-xs font-medium text-muted">
        {text.sample}
      </span>
    </figcaption>
    <div className="grid gap-5 px-5 py-5 md:px-7 md:py-6">
      <p className="ml-auto max-w-[40ch] rounded-lg bg-accent-soft px-4 py-3">{text.question}</p>
      <p className="reading">
        <strong>{text.answerTitle}</strong>{' '}
        {text.answer.map((part) => (
          <span key={part.cite}>
            {part.text}
            <span className="cite">{part.cite}</span>{' '}
          </span>
        ))}
      </p>
    </div>
    <div className="grid gap-2 border-t border-line bg-paper px-5 py-4 md:px-7">
      <p className="text-sm font-semibold">{text.sourcesTitle}</p>
      <ol className="grid gap-2">
        {text.sources.map((source, position) => (
          <li key={source} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span className="w-5 text-right text-muted tabular">{position + 1}</span>
            <span>{source}</span>
            <StateBadge tone="positive" icon={BadgeCheck}>
              {text.verified}
            </StateBadge>
          </li>
        ))}
      </ol>
    </div>
    <button
      type="button"
      onClick={onHint}
      className="grid w-full gap-0.5 border-t border-line px-5 py-4 text-left transition-colors hover:bg-sunken md:px-7"
    >
      <span className="text-sm text-muted">{text.hintTitle}</span>
      <span className="font-medium text-accent">{text.hint} →</span>
    </button>
  </figure>
);
