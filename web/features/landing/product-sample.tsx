import { BadgeCheck } from 'lucide-react';
import { landingSample as sample, landingText } from '#schema/text/landing.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';

const Cite = ({ ordinal }: { ordinal: number }) => <span className="cite">{ordinal}</span>;

const Sources = () => (
  <div className="grid gap-3 border-t border-line bg-paper px-5 py-4 md:px-7">
    <p className="text-sm font-semibold">{sample.sourcesTitle}</p>
    <ol className="grid gap-2">
      {sample.sources.map((source) => (
        <li key={source.ordinal} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="w-5 text-right text-muted tabular">{source.ordinal}</span>
          <span>{source.label}</span>
          <StateBadge tone="positive" icon={BadgeCheck}>
            {source.word}
          </StateBadge>
        </li>
      ))}
    </ol>
    <div className="mt-1 border-l-2 border-accent pl-4">
      <p className="text-xs text-muted">{sample.passageOf}</p>
      <p className="passage">
        {sample.passageBefore}
        <mark>{sample.passageMarked}</mark>
        {sample.passageAfter}
      </p>
    </div>
  </div>
);

/** The picture of the landing: an answer as the product shows it. */
export const ProductSample = () => (
  <figure className="overflow-hidden rounded-lg border border-line bg-surface shadow-float">
    <figcaption className="flex items-center justify-between gap-4 border-b border-line px-5 py-3 md:px-7">
      <span className="font-medium">{sample.question}</span>
      <span className="shrink-0 self-start rounded-full border border-line-strong px-2.5 py-0.5 text-xs font-medium text-muted">
        {landingText.sampleLabel}
      </span>
    </figcaption>
    <div className="reading px-5 py-5 md:px-7 md:py-6">
      <p>
        <strong>{sample.shortAnswerTitle}</strong>{' '}
        {sample.answer.map((sentence) => (
          <span key={sentence.text}>
            {sentence.text}
            {sentence.cites.map((ordinal) => (
              <Cite key={ordinal} ordinal={ordinal} />
            ))}{' '}
          </span>
        ))}
      </p>
    </div>
    <Sources />
  </figure>
);
