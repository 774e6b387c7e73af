import { estimateFigureText } from '#schema/text/estimates.ts';
import { estimatesScreenText as text } from '#schema/text/estimates-screen.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { bandOf, inUnit, rangeText, type Figure } from './figure.rules.ts';

/** The range of a percentage as a bar. The words beside it say the same. */
function RangeBar({ value, low, high }: { value: number; low: number; high: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
      <rect width="100" height="8" rx="1" className="fill-line" />
      <rect x={low} width={Math.max(1, high - low)} height="8" className="fill-accent opacity-40" />
      <rect x={Math.min(99, value)} width="1" height="8" className="fill-ink" />
    </svg>
  );
}

function Sources({ sources }: Pick<Figure, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">{text.sources}</summary>
      <ul className="mt-2 grid gap-3">
        {sources.map((source) => (
          <li key={`${source.name}${source.counts}`} className="grid gap-0.5">
            <span>{source.counts}</span>
            <span className="text-muted">
              {[source.name, text.published(source.year ?? null, source.n == null ? null : formatCount(source.n))]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {source.caveat && <span className="text-muted">{source.caveat}</span>}
            {!source.isUsed && <span className="font-medium text-muted">{text.shown}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A figure with its range and its sources, or why there is none. */
export function FigureCard({ figure, isHead }: { figure: Figure; isHead?: boolean }) {
  const { kind, unit, value, low, high, n, missing, sources } = figure;
  const range = rangeText(figure);
  const Title = isHead ? 'h3' : 'h4';
  return (
    <div className={cx('grid content-start gap-2', isHead ? '' : 'border-t border-line pt-4')}>
      <Title className="flex items-center gap-2 text-sm font-medium text-muted">
        {unit === 'PERCENT' && value != null && (
          <span className={cx('size-2.5 rounded-full', bandOf(value))} aria-hidden="true" />
        )}
        {estimateFigureText[kind]}
      </Title>
      {value == null ? (
        <p className={isHead ? 'text-lg' : ''}>{missing}</p>
      ) : (
        <p className={cx('font-serif font-semibold tabular', isHead ? 'text-4xl' : 'text-xl')}>{inUnit(value, unit)}</p>
      )}
      {unit === 'PERCENT' && value != null && low != null && high != null && <RangeBar {...{ value, low, high }} />}
      {range && <p className="text-sm">{range}</p>}
      {value != null && <p className="text-sm text-muted">{text.rests(n)}</p>}
      <Sources sources={sources} />
    </div>
  );
}
