import { useEffect, useState } from 'react';
import { Archive, FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { ContractStatus } from '#schema/generated/contract.ts';
import { contractListText as text, savedContractsText } from '#schema/text/contracts-screen.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useContracts } from '../contracts-context.ts';
import { ContractRows } from './contract-rows.tsx';
import { useContractsQuery } from './list.generated.ts';

const PER_PAGE = 20;
const DEBOUNCE_MS = 300;
const STATUSES = Object.keys(text.statuses) as ContractStatus[];

/** The search of the URL, written to it after a pause. */
function useSearch(): [string, (search: string) => void] {
  const { urlState, go } = useContracts();
  const [search, setSearch] = useState(urlState.search);
  const settled = useDebouncedValue(search.trim(), DEBOUNCE_MS);
  useEffect(() => {
    if (settled !== urlState.search) go({ room: 'saved', status: urlState.status, search: settled }, { replace: true });
    // Only what was typed moves the address; an address that changes in another way fills the field.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return [search, setSearch];
}

/** All contracts of the account, with a search and the archive. */
export function ContractList() {
  const { urlState, address, go } = useContracts();
  const { status } = urlState;
  const [search, setSearch] = useSearch();
  const [moreFailure, setMoreFailure] = useState<Failure | null>(null);
  const [isReading, setReading] = useState(false);
  const filter = { status, ...(urlState.search ? { search: urlState.search } : {}) };
  const { data, previousData, error, refetch, fetchMore } = useContractsQuery({
    variables: { filter, first: PER_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? (error ? undefined : previousData))?.contracts;
  const readMore = async () => {
    setReading(true);
    setMoreFailure(null);
    try {
      await fetchMore({
        variables: { after: list?.pageInfo.endCursor ?? null },
        updateQuery: (held, { fetchMoreResult: { contracts: next } }) => ({
          contracts: { ...next, nodes: [...held.contracts.nodes, ...next.nodes] } as typeof next,
        }),
      });
    } catch (failed) {
      setMoreFailure(readFailure(failed));
    } finally {
      setReading(false);
    }
  };
  const empty = urlState.search ? text.noneFound : status === 'ARCHIVED' ? text.noArchived : text.none;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div role="search" className="w-full max-w-96">
          <TextField
            type="search"
            label={text.search}
            placeholder={text.searchPlaceholder}
            value={search}
            maxLength={200}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <div role="group" aria-label={text.status} className="flex flex-wrap gap-2">
          {STATUSES.map((each) => (
            <Button
              key={each}
              variant={each === status ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={each === status}
              className={TOUCH_TARGET}
              onClick={() => go({ room: 'saved', search: urlState.search, status: each }, { replace: true })}
            >
              {each === 'ARCHIVED' && <Archive size={15} aria-hidden="true" />}
              {text.statuses[each]}
            </Button>
          ))}
        </div>
        <p role="status" className={cx('flex min-h-8 items-center text-sm text-muted tabular', TOUCH_TARGET)}>
          {list && text.count(list.totalCount)}
        </p>
      </div>
      {list ? (
        list.nodes.length > 0 ? (
          <>
            <ContractRows contracts={list.nodes} />
            {moreFailure && <ErrorState title={text.moreFailed} {...moreFailure} />}
            {list.pageInfo.hasNextPage && (
              <Button
                variant="secondary"
                className={cx(TOUCH_TARGET, 'justify-self-center')}
                disabled={isReading}
                onClick={() => void readMore()}
              >
                {text.more}
              </Button>
            )}
          </>
        ) : (
          <EmptyState
            icon={<FileText size={28} aria-hidden="true" />}
            text={empty}
            action={
              status === 'DRAFT' &&
              !urlState.search && (
                <Link to={address()} className={cx(buttonClasses(), TOUCH_TARGET)}>
                  {text.begin}
                </Link>
              )
            }
          />
        )
      ) : error ? (
        <ErrorState title={savedContractsText.failed} {...readFailure(error)} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </div>
  );
}
