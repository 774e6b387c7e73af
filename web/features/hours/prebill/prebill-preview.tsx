import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import type { PrebillInput } from '#schema/generated/operation-types.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { usePrebillPreviewQuery } from './prebill.generated.ts';
import { useHours } from '../hours-context.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { PrebillPrintView } from './prebill-print-view.tsx';

const DEBOUNCE_MS = 500;

/** The preview of the server; requested again after a pause. */
export function PrebillPreview({ input }: { input: PrebillInput | null }) {
  const { address } = useHours();
  const written = input ? JSON.stringify(input) : '';
  const settled = useDebouncedValue(written, DEBOUNCE_MS);
  const { data, previousData, error } = usePrebillPreviewQuery({
    variables: { input: (settled ? JSON.parse(settled) : null) as PrebillInput },
    skip: !settled,
    fetchPolicy: 'network-only',
  });
  const preview = input ? (data ?? previousData)?.prebillPreview : undefined;
  const isOld = written !== settled || !data;
  return (
    <section aria-labelledby="prebill-preview" className="card grid gap-4 p-5 sm:p-6">
      <div className="grid gap-0.5">
        <h3 id="prebill-preview" className="text-lg font-semibold">
          {text.preview}
        </h3>
        <p className="text-sm text-muted">{text.previewHint}</p>
      </div>
      {!input ? (
        <p className="text-muted">{text.previewWait}</p>
      ) : error && written === settled ? (
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
          <PrebillPrintView {...preview} />
        </div>
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </section>
  );
}
