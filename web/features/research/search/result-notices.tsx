import { CircleHelp, Info, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { emptyText, meantText as text, searchText } from '#schema/text/search.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { Found } from './use-search.ts';

interface MeantProps {
  found: Found;
  /** The typed query. */
  query: string;
  addressOf: (query: string) => string;
}

const Suggestion = ({ query, address }: { query: string; address: string }) => (
  <p className="flex flex-wrap items-center gap-x-2">
    {text.didYouMean}
    <Link
      to={address}
      className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-2 hover:text-accent-strong"
    >
      {query}
    </Link>
  </p>
);

/** How the server understood the query, if different, and why something cannot be found here. */
export function ResultNotices({ found, query, addressOf }: MeantProps) {
  const { didYouMean, searchedInstead } = found;
  // An empty list shows the notice itself.
  const notice = found.nodes.length > 0 || found.totalCount > 0 ? found.notice : null;
  const isSuggested = didYouMean && didYouMean !== searchedInstead && didYouMean !== query;
  if (!isSuggested && !searchedInstead && !notice) return null;
  return (
    <div className="grid gap-2">
      {notice && (
        <p className="flex items-start gap-2.5 rounded-md bg-info-soft px-4 py-3">
          <Info size={18} className="mt-0.5 text-info" aria-hidden="true" />
          {notice}
        </p>
      )}
      {(searchedInstead || isSuggested) && (
        <div className="flex items-start gap-2.5">
          <CircleHelp size={18} className="mt-0.5 text-muted" aria-hidden="true" />
          <div className="grid gap-0.5">
            {searchedInstead && (
              <p>
                <span className="font-medium">{text.showingInstead(searchedInstead)}</span>{' '}
                <span className="text-muted">{text.nothingFor(query)}</span>
              </p>
            )}
            {isSuggested && <Suggestion query={didYouMean} address={addressOf(didYouMean)} />}
          </div>
        </div>
      )}
    </div>
  );
}

interface NoResultsProps {
  title: string;
  /** Why, if the server knows. */
  notice: string | null;
  onClearFilters: (() => void) | null;
}

/** No results: why, and what may help. */
export function NoResults({ title, notice, onClearFilters }: NoResultsProps) {
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <SearchX size={28} className="text-muted" aria-hidden="true" />
      <p className="font-serif text-xl font-semibold">{title}</p>
      {notice && <p className="max-w-[70ch]">{notice}</p>}
      {onClearFilters && (
        <div className="flex flex-wrap items-center gap-3">
          <p>{emptyText.withFilters}</p>
          <Button variant="secondary" size="sm" onClick={onClearFilters}>
            {searchText.clearFilters}
          </Button>
        </div>
      )}
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        {emptyText.advice.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
    </div>
  );
}
