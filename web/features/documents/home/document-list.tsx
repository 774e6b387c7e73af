import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { FileDown, FileSearch, Rows3, SquareSplitHorizontal, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { documentKindText, documentListText as text, documentStatusText } from '#schema/text/documents-screen.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { isUnderWay } from '../document-fields.tsx';
import { useDocuments } from '../documents-context.ts';
import { KINDS, STATUSES, type DocumentsUrlState } from '../documents-url.ts';
import { followAnalysis } from '../use-analysis-changes.ts';
import { useDocumentActions, useReports, type DocumentRow } from '../use-document-actions.tsx';
import { DocumentRows } from './document-rows.tsx';
import { useLegalDocumentsQuery } from './home.generated.ts';

const PER_PAGE = 20;
const DEBOUNCE_MS = 300;
/** While something is analysed and the socket may be down. */
const POLL_MS = 5_000;

type Filter = Pick<DocumentsUrlState, 'search' | 'type' | 'status' | 'caseId'>;
const NO_FILTER: Filter = { search: '', type: null, status: null, caseId: null };

function Filters({ filter, onChange }: { filter: Filter; onChange: (part: Partial<Filter>) => void }) {
  const { hasCases } = useDocuments();
  const [search, setSearch] = useState(filter.search);
  const settled = useDebouncedValue(search.trim(), DEBOUNCE_MS);
  useEffect(() => {
    if (settled !== filter.search) onChange({ search: settled });
    // Only what was typed moves the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  // An address that changes in another way fills the field.
  useEffect(() => {
    if (filter.search !== settled) setSearch(filter.search);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [filter.search]);
  const [picked, setPicked] = useState<{ id: string; title: string } | null>(null);
  return (
    <div role="search" className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <TextField
        type="search"
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={search}
        maxLength={200}
        onChange={({ target }) => setSearch(target.value)}
      />
      <SelectField
        label={text.type}
        value={filter.type ?? ''}
        onChange={({ target }) => onChange({ type: KINDS.find((kind) => kind === target.value) ?? null })}
      >
        <option value="">{text.allTypes}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {documentKindText[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.status}
        value={filter.status ?? ''}
        onChange={({ target }) => onChange({ status: STATUSES.find((status) => status === target.value) ?? null })}
      >
        <option value="">{text.allStatuses}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {documentStatusText[status]}
          </option>
        ))}
      </SelectField>
      {hasCases && (
        <CasePicker
          label={text.case}
          placeholder={text.allCases}
          clearLabel={text.clear}
          picked={filter.caseId ? (picked ?? { id: filter.caseId, title: text.case }) : null}
          onPick={(next) => {
            setPicked(next);
            onChange({ caseId: next?.id ?? null });
          }}
        />
      )}
    </div>
  );
}

interface ChosenBarProps {
  chosen: readonly DocumentRow[];
  onClear: () => void;
}

/** What can be done with several documents. */
function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const { address } = useDocuments();
  const navigate = useNavigate();
  const { progress, download } = useReports();
  const ready = chosen.filter(({ status }) => status === 'DONE').map(({ id }) => id);
  const [first, second] = ready;
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md bg-accent-soft px-4 py-2">
      <p role="status" className="mr-auto font-medium tabular">
        {text.chosen(chosen.length)}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className={TOUCH_TARGET}
        onClick={() => void navigate(address({ isEditing: true, documentIds: chosen.map(({ id }) => id) }))}
      >
        <Rows3 size={15} aria-hidden="true" />
        {text.toTable}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        className={TOUCH_TARGET}
        title={text.compareHint}
        disabled={ready.length !== 2 || chosen.length !== 2}
        onClick={() => first && second && void navigate(address({ compared: [first, second] }))}
      >
        <SquareSplitHorizontal size={15} aria-hidden="true" />
        {text.compare}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        className={TOUCH_TARGET}
        disabled={ready.length === 0 || progress !== null}
        onClick={() => void download(ready)}
      >
        <FileDown size={15} aria-hidden="true" />
        {progress ? text.exporting(progress.done, progress.total) : text.export}
      </Button>
      <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={onClear}>
        <X size={15} aria-hidden="true" />
        {text.unchoose}
      </Button>
    </div>
  );
}

/** The documents of the URL's filter, page by page. */
function useDocumentList({ search, type, status, caseId }: Filter) {
  const client = useApolloClient();
  const [moreFailure, setMoreFailure] = useState<Failure | null>(null);
  const [isReading, setReading] = useState(false);
  const filter = {
    ...(search ? { text: search } : {}),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
    ...(caseId ? { caseId } : {}),
  };
  const { data, previousData, error, refetch, fetchMore, startPolling, stopPolling } = useLegalDocumentsQuery({
    variables: { filter, first: PER_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? (error ? undefined : previousData))?.documents;
  const rows = list?.nodes;
  const isBusy = rows?.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!isBusy) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);
  useEffect(() => rows?.forEach((row) => void followAnalysis(client, row)), [client, rows]);
  const readMore = async () => {
    setReading(true);
    setMoreFailure(null);
    try {
      await fetchMore({
        variables: { after: list?.pageInfo.endCursor ?? null },
        updateQuery: (held, { fetchMoreResult: { documents: next } }) => ({
          documents: { ...next, nodes: [...held.documents.nodes, ...next.nodes] } as typeof next,
        }),
      });
    } catch (failed) {
      setMoreFailure(readFailure(failed));
    } finally {
      setReading(false);
    }
  };
  return { list, error, refetch: () => void refetch().catch(() => undefined), readMore, isReading, moreFailure };
}

/** All documents of the caller. */
export function DocumentList() {
  const { urlState, go } = useDocuments();
  const { search, type, status, caseId } = urlState;
  const filter: Filter = { search, type, status, caseId };
  const { list, error, refetch, readMore, isReading, moreFailure } = useDocumentList(filter);
  const actions = useDocumentActions();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isFiltered = Object.values(filter).some(Boolean);
  const change = (part: Partial<Filter>) => go({ ...filter, ...part }, { replace: true });
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  const chosenRows = list?.nodes.filter(({ id }) => chosen.has(id)) ?? [];
  return (
    <section aria-labelledby="documents-list" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="documents-list" className="text-xl font-semibold">
          {text.title}
        </h2>
        <p role="status" className="text-sm text-muted tabular">
          {list && text.count(list.totalCount)}
        </p>
      </div>
      {(isFiltered || (list && list.totalCount > 0)) && <Filters filter={filter} onChange={change} />}
      {chosenRows.length > 0 && <ChosenBar chosen={chosenRows} onClear={() => setChosen(new Set())} />}
      {list ? (
        list.nodes.length > 0 ? (
          <>
            <DocumentRows documents={list.nodes} actions={actions} chosen={chosen} onChoose={choose} />
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
            icon={<FileSearch size={28} aria-hidden="true" />}
            text={isFiltered ? text.noneFound : text.none}
            action={
              isFiltered && (
                <Button variant="secondary" className={TOUCH_TARGET} onClick={() => change(NO_FILTER)}>
                  {text.clear}
                </Button>
              )
            }
          />
        )
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={refetch} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </section>
  );
}
