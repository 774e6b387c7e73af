import { useMemo } from 'react';
import { Link } from 'react-router';
import { contractFileText as text } from '#schema/text/contract-file-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { BodyView } from '../body/body-view.tsx';
import { readBody } from '../body/clauses.rules.ts';
import { useContracts } from '../contracts-context.ts';
import { useEarlierVersionQuery, type ContractFileFieldsFragment } from './file.generated.ts';

/** The text of the newest version, or of the one that the address names. */
export function FileText({ contract }: { contract: ContractFileFieldsFragment }) {
  const { urlState, address } = useContracts();
  const { latest } = contract;
  const number = urlState.version !== null && urlState.version < latest.number ? urlState.version : null;
  const earlier = useEarlierVersionQuery({
    variables: { contractId: contract.id, from: number ?? 0, to: latest.number },
    skip: number === null,
  });
  const shown = number === null ? latest : earlier.data?.contractComparison.from;
  const body = useMemo(() => (shown ? readBody(shown.body) : null), [shown]);
  return (
    <div className="grid grid-cols-1 gap-4">
      {number !== null && (
        <p role="status" className="flex flex-wrap items-center gap-x-4 rounded-md bg-info-soft px-4 py-2.5">
          {text.earlier(number, latest.number)}
          <Link
            to={address({ contractId: contract.id })}
            className="inline-flex min-h-6 items-center text-accent underline"
          >
            {text.seeNewest}
          </Link>
        </p>
      )}
      {earlier.error && number !== null ? (
        <ErrorState
          title={text.failed}
          {...readFailure(earlier.error)}
          onRetry={() => void earlier.refetch().catch(() => undefined)}
        />
      ) : body && shown ? (
        <article aria-label={text.text} className="card px-5 py-8 md:px-14 md:py-12">
          <BodyView key={shown.id} body={body} clauses={shown.clauses} />
        </article>
      ) : (
        <Skeleton className="h-[40rem] rounded-md" />
      )}
    </div>
  );
}
