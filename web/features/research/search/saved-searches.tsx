import { useState } from 'react';
import { Bell, BellOff, Ellipsis, Play, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { searchesText as text } from '#schema/text/search.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { SAVED_SHOWN } from './local-searches.ts';
import { filterSummary, ListSkeleton } from './recent-searches.tsx';
import { requestOf, useSearches, type SavedSearch } from './searches.ts';
import type { SearchRequest } from './search-request.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';

interface RowProps {
  search: SavedSearch;
  address: string;
  onOpen: () => void;
  onAlert: (() => void) | null;
  onRemove: () => void;
}

function Row({ search, address, onOpen, onAlert, onRemove }: RowProps) {
  const { name, query, resultCount, newResultCount, hasAlert } = search;
  const parts = [name !== query && query, text.results(resultCount, formatCount(resultCount)), filterSummary(search)];
  const AlertIcon = hasAlert ? BellOff : Bell;
  return (
    <li className="flex items-center gap-1 py-1">
      <Link
        to={address}
        onClick={onOpen}
        className="group -mx-2 flex min-w-0 flex-1 items-center gap-3 rounded-md px-2 py-2 transition-colors duration-150 hover:bg-sunken"
      >
        <Play size={15} className="text-accent" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className="min-w-0 truncate font-medium">{name}</span>
            {newResultCount > 0 && (
              <span className="shrink-0 rounded-full bg-accent px-2 text-xs font-semibold leading-5 text-on-accent tabular">
                {text.newResults(newResultCount)}
              </span>
            )}
            {hasAlert && (
              <span className="inline-flex shrink-0 text-muted" title={text.alertOn}>
                <Bell size={14} aria-hidden="true" />
                <span className="sr-only">{text.alertOn}</span>
              </span>
            )}
          </span>
          <span className="block truncate text-sm text-muted tabular">{parts.filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
      <Menu
        trigger={
          <IconButton label={text.actions(name)} size="sm">
            <Ellipsis size={17} aria-hidden="true" />
          </IconButton>
        }
      >
        {onAlert && (
          <MenuItem icon={<AlertIcon size={16} aria-hidden="true" />} onSelect={onAlert}>
            {hasAlert ? text.turnAlertOff : text.turnAlertOn}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 size={16} aria-hidden="true" />} onSelect={onRemove} tone="danger">
          {text.delete}
        </MenuItem>
      </Menu>
    </li>
  );
}

/** Saved searches: the first five, then all ten; a deleted one can be restored. */
export function SavedSearches({
  addressOf,
  onLeave,
}: {
  addressOf: (request: SearchRequest) => string;
  onLeave?: () => void;
}) {
  const { saved, save, change, remove, hasAlerts } = useSearches();
  const [areAllShown, setAllShown] = useState(false);
  const [removed, setRemoved] = useState<SavedSearch | null>(null);
  const items = saved.items;
  const shown = areAllShown ? items : items?.slice(0, SAVED_SHOWN);
  const showError = (problem: string | null) => problem && showToast({ message: problem, tone: 'danger' });

  const open = (search: SavedSearch) => {
    onLeave?.();
    if (search.newResultCount > 0) void change(search.id, { seen: true });
  };
  const removeWithUndo = async (search: SavedSearch) => {
    const problem = await remove(search.id);
    if (problem) showError(problem);
    else setRemoved(search);
  };
  const restore = async ({ name, hasAlert, resultCount, ...search }: SavedSearch) => {
    setRemoved(null);
    showError(await save({ name, hasAlert, resultCount, request: requestOf({ ...search, name, resultCount }) }));
  };

  return (
    <section aria-label={text.saved}>
      <div className="flex min-h-9 items-center justify-between gap-3 border-b border-line">
        <h2 className="text-xl font-semibold">{text.saved}</h2>
        {items && items.length > SAVED_SHOWN && (
          <Button
            variant="ghost"
            size="sm"
            className="text-muted"
            aria-expanded={areAllShown}
            aria-label={areAllShown ? undefined : text.showAllNamed(items.length)}
            onClick={() => setAllShown(!areAllShown)}
          >
            {areAllShown ? text.showFewer : text.showAll}
          </Button>
        )}
      </div>
      {shown ? (
        shown.length > 0 ? (
          <ul className="divide-y divide-line">
            {shown.map((search) => (
              <Row
                key={search.id}
                search={search}
                address={addressOf(requestOf(search))}
                onOpen={() => open(search)}
                onAlert={
                  hasAlerts ? () => void change(search.id, { hasAlert: !search.hasAlert }).then(showError) : null
                }
                onRemove={() => void removeWithUndo(search)}
              />
            ))}
          </ul>
        ) : (
          <p className="py-4 text-muted">{text.noneSaved}</p>
        )
      ) : saved.failure ? (
        <div className="py-3">
          <ErrorState title={text.savedFailed} {...saved.failure} onRetry={saved.retry} />
        </div>
      ) : (
        <ListSkeleton rows={3} />
      )}
      {!hasAlerts && <p className="pt-2 text-sm text-muted">{text.onlyHere}</p>}
      {removed && (
        <UndoBar
          undoLabel={text.undo}
          key={removed.id}
          message={text.deleted(removed.name)}
          onUndo={() => void restore(removed)}
          onEnd={() => setRemoved(null)}
        />
      )}
    </section>
  );
}
