import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { googleConflictText as text } from '#schema/text/calendar-connections.ts';
import { commonText } from '#schema/text/common.ts';
import type { SyncSide } from '#schema/generated/contract.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import {
  useGoogleConflictsQuery,
  useResolveConflictMutation,
  type GoogleConflictFieldsFragment,
} from './google.generated.ts';
import { reloadCalendar } from '../calendar-reload.ts';

type Conflict = GoogleConflictFieldsFragment;
const PER_PAGE = 10;
const SIDES = ['FOJA', 'GOOGLE'] as const satisfies SyncSide[];

const Fields = ({ conflict }: { conflict: Conflict }) => (
  <table className="w-full border-collapse text-left text-sm">
    <thead className="text-muted">
      <tr>
        <th scope="col" className="sr-only">
          {text.field}
        </th>
        {SIDES.map((side) => (
          <th key={side} scope="col" className="w-1/2 py-1 pr-2 font-medium">
            {text.side[side]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line border-t border-line">
      {conflict.fields.map(({ field, label, foja, google }) => (
        <tr key={field} className="align-top">
          <th scope="row" className="sr-only">
            {label}
          </th>
          {[foja, google].map((value, at) => (
            <td
              key={SIDES[at]}
              className={cx('py-1.5 pr-2 [overflow-wrap:anywhere]', SIDES[at] === conflict.kept && 'font-medium')}
            >
              <span aria-hidden="true" className="block text-xs font-normal text-muted">
                {label}
              </span>
              {value || text.empty}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function ConflictCard({ conflict }: { conflict: Conflict }) {
  const client = useApolloClient();
  const [resolve] = useResolveConflictMutation();
  const [isBusy, setBusy] = useState(false);
  const other: SyncSide = conflict.kept === 'FOJA' ? 'GOOGLE' : 'FOJA';
  const choose = async (keep: SyncSide) => {
    setBusy(true);
    const answer = await mutationResult(
      resolve({ variables: { input: { conflictId: conflict.id, keep } } }),
      ({ resolveGoogleConflict }) => resolveGoogleConflict,
    );
    setBusy(false);
    if (answer.is === 'refused')
      return showToast({ title: text.failed, message: answer.refusal.message, tone: 'danger' });
    showToast({ message: keep === conflict.kept ? text.accepted : text.resolved, tone: 'positive' });
    await reloadCalendar(client, 'google');
  };
  return (
    <li className="grid gap-2.5 rounded-md border border-line p-3.5">
      <div className="grid gap-0.5">
        <p className="font-medium [overflow-wrap:anywhere]">{conflict.title}</p>
        <p className="text-sm text-muted tabular">{text.at(formatInstant(conflict.detectedAt))}</p>
      </div>
      <p className="text-sm">{conflict.explanation}</p>
      {conflict.fields.length > 0 && <Fields conflict={conflict} />}
      <p className="text-sm font-medium">
        {conflict.seenAt ? `${text.kept[conflict.kept]} · ${text.seen}` : text.kept[conflict.kept]}
      </p>
      <div className="flex flex-wrap gap-2">
        {!conflict.seenAt && (
          <Button
            variant="secondary"
            size="sm"
            className={TOUCH_TARGET}
            disabled={isBusy}
            onClick={() => void choose(conflict.kept)}
          >
            {text.accept}
          </Button>
        )}
        <Button variant="quiet" size="sm" className={TOUCH_TARGET} disabled={isBusy} onClick={() => void choose(other)}>
          {text.choose[other]}
        </Button>
      </div>
    </li>
  );
}

/** Events that were edited on both sides: which version was kept, by which rule, and a button to choose the other. */
export function GoogleConflicts() {
  const { data, error, fetchMore, refetch } = useGoogleConflictsQuery({
    variables: { first: PER_PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const held = data?.calendarConnection;
  if (error && !held)
    return (
      <ErrorState
        title={text.loadFailed}
        {...readFailure(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  const { nodes = [], pageInfo } = held?.conflicts ?? {};
  const more = () =>
    void fetchMore({
      variables: { after: pageInfo?.endCursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        calendarConnection: {
          ...next.calendarConnection,
          conflicts: {
            ...next.calendarConnection.conflicts,
            nodes: [...before.calendarConnection.conflicts.nodes, ...next.calendarConnection.conflicts.nodes],
          },
        },
      }),
    });
  return (
    <section aria-labelledby="google-conflicts" className="grid gap-3 border-t border-line pt-5">
      <h3 id="google-conflicts" className="flex flex-wrap items-baseline gap-x-3 font-sans text-base font-semibold">
        {text.title}
        {(held?.conflictCount ?? 0) > 0 && (
          <span className="text-sm font-medium text-warning">{text.count(held?.conflictCount ?? 0)}</span>
        )}
      </h3>
      {held && nodes.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className="grid gap-3">
        {nodes.map((conflict) => (
          <ConflictCard key={conflict.id} conflict={conflict} />
        ))}
      </ul>
      {pageInfo?.hasNextPage && (
        <Button variant="secondary" size="sm" className={cx(TOUCH_TARGET, 'w-fit')} onClick={more}>
          {commonText.more}
        </Button>
      )}
    </section>
  );
}
