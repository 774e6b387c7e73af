import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { calculatorNames } from '#schema/text/calculator-names.ts';
import { calculatorsScreenText as text } from '#schema/text/calculators-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import {
  useDeleteCalculationMutation,
  useSavedCalculationsQuery,
  type SavedCalculationFieldsFragment,
} from './calculators.generated.ts';

const PER_PAGE = 50;

/** The kept calculations of the account, the last changed first. */
export function SavedList({ addressOf }: { addressOf: (saved: SavedCalculationFieldsFragment) => string }) {
  const [first, setFirst] = useState(PER_PAGE);
  const { data, previousData, error, refetch } = useSavedCalculationsQuery({
    variables: { first },
    fetchPolicy: 'cache-and-network',
  });
  const [deleting, setDeleting] = useState<SavedCalculationFieldsFragment | null>(null);
  const [remove] = useDeleteCalculationMutation({ refetchQueries: ['SavedCalculations'] });
  const page = (data ?? previousData)?.savedCalculations;
  if (error && !page) {
    const { message, requestId } = readFailure(error);
    return (
      <ErrorState title={text.keptFailed} message={message} requestId={requestId} onRetry={() => void refetch()} />
    );
  }
  if (!page) return <RowsSkeleton rows={3} />;
  if (page.nodes.length === 0) return <EmptyState text={text.noneKept} />;
  return (
    <div className="grid gap-3">
      <ul aria-label={text.kept} className="card divide-y divide-line">
        {page.nodes.map((saved) => (
          <li key={saved.id} className="flex items-center gap-2 px-4 py-3">
            <div className="min-w-0 flex-1">
              <Link to={addressOf(saved)} className="block truncate font-medium text-accent underline">
                {saved.title}
              </Link>
              <p className="text-sm text-muted tabular">
                {calculatorNames[saved.kind].name} · {formatInstant(saved.updatedAt)}
              </p>
            </div>
            <IconButton
              label={text.delete(saved.title)}
              className={TOUCH_TARGET_ICON}
              onClick={() => setDeleting(saved)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {page.pageInfo.hasNextPage && first < 100 && (
        <Button variant="secondary" className={`w-fit ${TOUCH_TARGET}`} onClick={() => setFirst(100)}>
          {text.moreKept}
        </Button>
      )}
      {deleting && (
        <ConfirmDialog
          title={text.deleteTitle}
          body={text.deleteBody(deleting.title)}
          confirm={text.deleteSubmit}
          onClose={() => setDeleting(null)}
          onConfirm={async () => {
            const input = { calculationId: deleting.id };
            const answer = await mutationResult(
              remove({ variables: { input } }),
              ({ deleteCalculation }) => deleteCalculation,
            );
            return answer.is === 'refused' ? answer.refusal.message : null;
          }}
        />
      )}
    </div>
  );
}
