import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { documentStatsText as text } from '#schema/text/documents-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { useDocumentFiguresQuery, type DocumentFiguresQuery } from './home.generated.ts';

type Stats = DocumentFiguresQuery['documentStats'];

const GRID = 'card grid grid-cols-2 overflow-hidden gap-px bg-line [&>*]:bg-surface';
const rounded = (value: number): string => formatCount(Math.round(value * 10) / 10);

const Figure = ({ name, label, value, note }: { name: string; label: string; value: ReactNode; note: string }) => (
  <div data-figure={name} className="grid content-start gap-0.5 px-4 py-3">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-serif text-2xl font-semibold tabular">{value}</dd>
    {note && <dd className="text-sm text-muted">{note}</dd>}
  </div>
);

function OwnFigures({ stats }: { stats: Stats }) {
  const { averageConfidence, medianSeconds, grades } = stats;
  return (
    <dl className={GRID}>
      <Figure name="analyzed" label={text.analyzed} value={formatCount(stats.analyzed)} note="" />
      <Figure
        name="confidence"
        label={text.confidence}
        value={averageConfidence === null ? text.none : text.percent(rounded(averageConfidence))}
        note={text.confidenceNote}
      />
      <Figure
        name="seconds"
        label={text.seconds}
        value={
          medianSeconds === null ? text.none : text.secondsValue(formatCount(Math.round(medianSeconds * 100) / 100))
        }
        note={text.secondsNote}
      />
      <Figure name="rules" label={text.rules} value={formatCount(stats.rules)} note={text.rulesNote} />
      <Figure
        name="findings"
        label={text.findings}
        value={formatCount(stats.findings)}
        note={text.decided(stats.accepted, stats.rejected)}
      />
      <Figure
        name="grades"
        label={text.grades}
        value={
          grades.length === 0 ? (
            text.none
          ) : (
            <span className="flex flex-wrap gap-x-3 text-lg">
              {grades.map(({ grade, count }) => (
                <span key={grade} className="whitespace-nowrap">
                  {text.gradeCount(grade, count)}
                </span>
              ))}
            </span>
          )
        }
        note={text.gradesNote}
      />
    </dl>
  );
}

/** Invented, and marked so: what an analysis looks like before there is one. */
const Example = () => (
  <figure className="card grid gap-2.5 border-dashed px-5 py-4">
    <figcaption className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-medium wrap-anywhere">{text.exampleTitle}</span>
      <span className="rounded-full bg-warning-soft px-2 py-0.5 text-xs font-semibold text-warning">
        {text.example}
      </span>
    </figcaption>
    <p className="font-serif text-xl font-semibold">{text.exampleAlert}</p>
    <p>{text.exampleGrade}</p>
    <ul className="grid gap-1">
      {text.exampleFindings.map((line) => (
        <li key={line} className="flex items-start gap-2">
          <CircleAlert size={16} className="mt-1 text-warning" aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
    <p className="text-sm text-muted">{text.exampleBody}</p>
  </figure>
);

/** The caller's own figures, as they were measured. */
export function Figures() {
  const { data, error, refetch } = useDocumentFiguresQuery({ fetchPolicy: 'cache-and-network' });
  const stats = data?.documentStats;
  return (
    <section aria-label={text.title} className="grid grid-cols-1 gap-3">
      {stats ? (
        stats.analyzed > 0 ? (
          <OwnFigures stats={stats} />
        ) : (
          <Example />
        )
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <div role="status" aria-label={commonText.loading} className={GRID}>
          {[1, 2, 3, 4, 5, 6].map((card) => (
            <div key={card} className="grid gap-2 px-4 py-3">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-7 w-1/2" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
