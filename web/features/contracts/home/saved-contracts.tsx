import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { savedContractsText as text } from '#schema/text/contracts-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstantDay } from '#web/shared/format/format.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { useContracts } from '../contracts-context.ts';
import { ContractRows } from '../list/contract-rows.tsx';
import { useContractsQuery } from '../list/list.generated.ts';
import { localContracts } from '../local-contracts.ts';

/** The specification shows three. */
const SHOWN = 3;

/** The copies of this browser, shown when the account cannot be read, and called what they are. */
function LocalCopies() {
  const kept = localContracts().slice(0, SHOWN);
  if (kept.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{text.localCopy}</p>
      {kept.map(({ id, title, content, created_at }) => (
        <details key={id} className="card px-4 py-3">
          <summary className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{title}</span>
            <span className="text-sm text-muted">{text.localFrom(formatInstantDay(created_at as Instant))}</span>
          </summary>
          <p className="reading max-h-96 overflow-y-auto whitespace-pre-wrap pt-3">{content}</p>
        </details>
      ))}
    </div>
  );
}

/** The contracts that were changed last; all of them have a page of their own. */
export function SavedContracts() {
  const { address } = useContracts();
  const { data, error, refetch } = useContractsQuery({
    variables: { first: SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.contracts;
  return (
    <section aria-labelledby="saved" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="saved" className="text-xl font-semibold">
          {text.title}
        </h2>
        <Link to={address({ room: 'saved' })} className="inline-flex min-h-8 items-center text-accent underline">
          {text.seeAll}
          {list && list.totalCount > SHOWN && <span className="tabular">&nbsp;({list.totalCount})</span>}
        </Link>
      </div>
      {list ? (
        list.nodes.length > 0 ? (
          <ContractRows contracts={list.nodes.slice(0, SHOWN)} />
        ) : (
          <EmptyState icon={<FileText size={28} aria-hidden="true" />} text={text.none} />
        )
      ) : error ? (
        <>
          <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch()} />
          <LocalCopies />
        </>
      ) : (
        <RowsSkeleton rows={SHOWN} />
      )}
    </section>
  );
}
