import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useHours } from '../hours-context.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { PrebillPrintView } from './prebill-print-view.tsx';
import type { PrebillPreviewState } from './use-prebill-preview.ts';

/** What the bill will say. */
export function PrebillPreview({ state }: { state: PrebillPreviewState }) {
  const { address } = useHours();
  const { isAsked, preview, error, isOld } = state;
  return (
    <section aria-labelledby="prebill-preview" className="card grid gap-4 p-5 sm:p-6">
      <div className="grid gap-0.5">
        <h3 id="prebill-preview" className="text-lg font-semibold">
          {text.preview}
        </h3>
        <p className="text-sm text-muted">{text.previewHint}</p>
      </div>
      {!isAsked ? (
        <p className="text-muted">{text.previewWait}</p>
      ) : error ? (
        <ErrorState title={text.previewFailed} {...readFailure(error)} />
      ) : preview ? (
        <div aria-busy={isOld} className={cx('grid gap-4', isOld && 'opacity-60')}>
          {preview.withoutRateCount > 0 && (
            <p className="flex flex-wrap items-start gap-x-2 rounded-md bg-warning-soft px-3.5 py-2.5">
              <TriangleAlert size={17} className="mt-0.5 text-warning" aria-hidden="true" />
              <span className="min-w-0 flex-1">{text.withoutRate(preview.withoutRateCount)}</span>
              <Link
                to={address({ hoursTab: 'rates', prebill: null })}
                className="font-medium text-accent underline underline-offset-2"
              >
                {text.setRates}
              </Link>
            </p>
          )}
          <PrebillPrintView {...preview} payments={[]} />
        </div>
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </section>
  );
}
