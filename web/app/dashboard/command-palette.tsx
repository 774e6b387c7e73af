import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { CornerDownLeft, Search } from 'lucide-react';
import { paletteText as text } from '#schema/text/palette.ts';
import { StartTimerNow } from '#web/features/hours/index.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import {
  actionEntries,
  articleEntries,
  caseEntries,
  sectionEntries,
  stockEntries,
  threadEntries,
  type PaletteEntry,
  type PaletteGroup,
} from './palette-entries.ts';
import { usePaletteResultsQuery } from './palette.generated.ts';

interface PaletteProps {
  user: SessionUser;
  onClose: () => void;
  onGo: (address: string) => void;
}

const DEBOUNCE_MS = 150;
const NOTHING_TO_START = () => undefined;

function LivePalette(props: PaletteProps) {
  const { user, onClose } = props;
  const [query, setQuery] = useState('');
  const [isStartingTimer, setStartingTimer] = useState(false);
  const typed = query.trim();
  const wanted = useDebouncedValue(typed, DEBOUNCE_MS);
  const { data, error, loading } = usePaletteResultsQuery({
    variables: { text: wanted, search: wanted || null },
    fetchPolicy: 'no-cache',
  });
  const { groups: names } = text;
  const isCurrent = wanted === typed && !loading;
  // Entries of other words are not offered: Enter would open a wrong case.
  const found = isCurrent ? data : undefined;
  const own = [
    { heading: typed ? names.cases : names.recentCases, entries: found ? caseEntries(found) : [] },
    { heading: names.actions, entries: actionEntries(user, query, () => setStartingTimer(true)) },
    { heading: names.sections, entries: typed ? sectionEntries(user, query) : [] },
    { heading: typed ? names.conversations : names.recentConversations, entries: found ? threadEntries(found) : [] },
  ];
  if (isStartingTimer)
    return (
      <Suspense fallback={null}>
        <StartTimerNow onDone={onClose} />
      </Suspense>
    );
  return (
    <Palette
      {...props}
      query={query}
      onQuery={setQuery}
      isComplete={isCurrent}
      hasFailed={isCurrent && Boolean(error)}
      groups={[
        { heading: names.articles, entries: found ? articleEntries(found) : [] },
        ...own,
        { heading: names.stock, entries: stockEntries(user, query) },
      ]}
    />
  );
}

/** The demo has no session: it finds sections and searches the legal texts. */
function DemoPalette(props: PaletteProps) {
  const { user } = props;
  const [query, setQuery] = useState('');
  const { groups: names } = text;
  return (
    <Palette
      {...props}
      query={query}
      onQuery={setQuery}
      isComplete
      hasFailed={false}
      groups={[
        { heading: names.sections, entries: sectionEntries(user, query) },
        { heading: names.actions, entries: actionEntries(user, query, NOTHING_TO_START) },
        { heading: names.stock, entries: stockEntries(user, query) },
      ]}
    />
  );
}

/** Opens a case, an article, a section or a conversation, or starts something. Arrows move, Enter opens, Escape closes. */
export const CommandPalette = (props: PaletteProps) =>
  props.user.demo ? <DemoPalette {...props} /> : <LivePalette {...props} />;

interface OptionProps {
  entry: PaletteEntry;
  id: string;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ entry: { icon: Icon, label, detail }, id, isActive, onChoose }: OptionProps) {
  return (
    // The input handles the keyboard and names the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3',
        isActive ? 'bg-accent-soft text-accent' : 'hover:bg-sunken',
      )}
    >
      <Icon size={18} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        {label}
        {detail && <span className="text-sm text-muted"> · {detail}</span>}
      </span>
      {isActive && <CornerDownLeft size={15} aria-hidden="true" className="shrink-0" />}
    </div>
  );
}

interface ShownPaletteProps extends PaletteProps {
  query: string;
  onQuery: (query: string) => void;
  groups: readonly PaletteGroup[];
  /** Everything that fits the query is there. */
  isComplete: boolean;
  hasFailed: boolean;
}

function Palette({ query, onQuery, groups, isComplete, hasFailed, onClose, onGo }: ShownPaletteProps) {
  const id = useId();
  /** The entry that the arrows chose; otherwise the first is active. */
  const [chosen, setChosen] = useState<string | null>(null);
  const isEnterWaiting = useRef(false);
  const filled = groups.filter(({ entries }) => entries.length > 0);
  const entries = filled.flatMap((group) => group.entries);
  const active = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosen),
  );
  const optionId = (key: string) => `${id}-${key}`;
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    if (!entry.keepsOpen) onClose();
    if (typeof entry.choice === 'string') onGo(entry.choice);
    else entry.choice();
  };
  // Who types fast and presses Enter means the first of what is found, not of what is there so far.
  useEffect(() => {
    if (!isComplete || !isEnterWaiting.current) return;
    isEnterWaiting.current = false;
    choose(entries[0]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step && entries.length > 0) {
      event.preventDefault();
      const next = entries[(active + step + entries.length) % entries.length]?.key ?? null;
      setChosen(next);
      if (next) document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isComplete || chosen !== null) choose(entries[active]);
      else isEnterWaiting.current = true;
    }
  };
  const activeKey = entries[active]?.key;
  const status = hasFailed
    ? text.failed
    : entries.length > 0
      ? text.results(entries.length)
      : isComplete
        ? text.none
        : text.searching;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      isTitleHidden
      className="w-[min(40rem,calc(100vw-2rem))]"
    >
      <div className="flex items-center gap-3 border-b border-line px-5">
        <Search size={18} className="shrink-0 text-muted" aria-hidden="true" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeKey ? optionId(activeKey) : undefined}
          aria-label={text.title}
          placeholder={text.placeholder}
          value={query}
          onChange={(event) => {
            onQuery(event.target.value);
            setChosen(null);
            isEnterWaiting.current = false;
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-lg text-ink outline-none placeholder:text-muted"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={text.title}
        aria-busy={!isComplete}
        className="max-h-[56dvh] overflow-y-auto px-2 pb-2"
      >
        {filled.map(({ heading, entries: members }) => (
          <div key={heading} role="group" aria-label={heading}>
            <p className="px-3 pb-1 pt-3 text-xs font-medium text-muted">{heading}</p>
            {members.map((entry) => (
              <Option
                key={entry.key}
                entry={entry}
                id={optionId(entry.key)}
                isActive={entry.key === activeKey}
                onChoose={() => choose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={entries.length > 0 && !hasFailed ? 'sr-only' : 'px-5 pb-5 pt-2 text-muted'}>
        {status}
      </p>
    </Dialog>
  );
}
