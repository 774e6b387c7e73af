import { estimatesScreenText as text } from '#schema/text/estimates-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useEstimateCalibrationQuery } from './estimates.generated.ts';

const written = (brier: number): string => brier.toFixed(3);

/** How past estimates came true, once cases are closed. */
export function CalibrationPanel() {
  const { data, error, refetch } = useEstimateCalibrationQuery({ fetchPolicy: 'cache-and-network' });
  const { band, estimated, observed, n } = text.bandColumns;
  const found = data?.estimateCalibration;
  return (
    <section aria-labelledby="calibration" className="grid content-start gap-3">
      <h2 id="calibration" className="text-xl font-semibold">
        {text.calibration}
      </h2>
      {!found && error && <ErrorState title={text.readFailed} {...readFailure(error)} onRetry={() => void refetch()} />}
      {!found && !error && <RowsSkeleton rows={2} />}
      {found && found.n === 0 && <p className="text-muted">{text.noCalibration}</p>}
      {found && found.brier != null && (
        <>
          <p>{text.calibrationSum(found.n, written(found.brier))}</p>
          {found.ownBrier != null && <p>{text.ownCalibration(found.ownN, written(found.ownBrier))}</p>}
          <table className="w-full text-left text-sm">
            <thead>
              <tr className="border-b border-line text-muted">
                {[band, estimated, observed, n].map((title) => (
                  <th key={title} scope="col" className="py-2 pr-3 font-medium">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="tabular">
              {found.bands.map((each) => (
                <tr key={each.from} className="border-b border-line">
                  <th scope="row" className="py-2 pr-3 font-normal">
                    {text.percent(`${each.from}–${each.to}`)}
                  </th>
                  <td className="py-2 pr-3">{text.percent(formatCount(each.estimated))}</td>
                  <td className="py-2 pr-3">{text.percent(formatCount(each.observed))}</td>
                  <td className="py-2 pr-3">{formatCount(each.n)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
