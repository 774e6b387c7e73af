import { foldText } from '#schema/lib/fold-text.ts';
import { useId, useState, type KeyboardEvent } from 'react';
import { CornerDownLeft, MessageSquareText, Search } from 'lucide-react';
import { paletteText as text, sectionText } from '#schema/text/dashboard-screen.ts';
import { deadlineRoomsText } from '#schema/text/deadline-screen.ts';
import { searchPaletteText } from '#schema/text/search.ts';
import { useChatThreadsQuery } from '#web/features/chat/index.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { deadlineAddress, isLocked, sectionAddress, SIDEBAR_LINKS, type SectionId } from './sections.ts';

interface PaletteProps {
  user: SessionUser;
  onClose: () => void;
  onGo: (address: string) => void;
}

interface Entry {
  key: string;
  label: string;
  address: string;
  section: SectionId | null;
}

function sectionEntries(user: SessionUser, query: string): Entry[] {
  return SIDEBAR_LINKS.filter(
    ({ id }) => !isLocked(id, user) && foldText(sectionText[id]).includes(foldText(query)),
  ).map(({ id }) => ({
    key: id,
    label: sectionText[id],
    address: sectionAddress(id, user.demo),
    section: id,
  }));
}

const DEADLINE_ROOMS = ['calculator', 'notice', 'chain', 'calendars'] as const;

/** The screens of deadlines, found by their names. */
function deadlineEntries(user: SessionUser, query: string): Entry[] {
  if (!query.trim()) return [];
  return DEADLINE_ROOMS.filter((screen) => foldText(deadlineRoomsText.names[screen]).includes(foldText(query))).map(
    (screen) => ({
      key: `deadlines-${screen}`,
      label: deadlineRoomsText.names[screen],
      address: deadlineAddress(screen, user.demo),
      section: 'deadline-alerts',
    }),
  );
}

/** One entry that searches the legal texts for what was typed. */
function searchEntries(user: SessionUser, query: string): Entry[] {
  const wanted = query.trim();
  if (!wanted) return [];
  const address = sectionAddress('search', user.demo, { q: wanted });
  return [{ key: 'stock', label: searchPaletteText.search(wanted), address, section: 'search' }];
}

function LivePalette(props: PaletteProps) {
  const [query, setQuery] = useState('');
  const { data } = useChatThreadsQuery({ variables: { first: 20 }, fetchPolicy: 'cache-and-network' });
  const threads = (data?.chatThreads?.nodes ?? [])
    .filter((thread) => foldText(thread.title).includes(foldText(query)))
    .slice(0, query ? 8 : 4)
    .map((thread) => ({
      key: thread.id,
      label: thread.title,
      address: sectionAddress('chat', false, { thread: thread.id }),
      section: null,
    }));
  return <Palette {...props} query={query} onQuery={setQuery} threads={threads} />;
}

function DemoPalette(props: PaletteProps) {
  const [query, setQuery] = useState('');
  return <Palette {...props} query={query} onQuery={setQuery} threads={[]} />;
}

/** Navigates to a section or a conversation. Arrow keys move, Enter opens, Escape closes. */
export const CommandPalette = (props: PaletteProps) =>
  props.user.demo ? <DemoPalette {...props} /> : <LivePalette {...props} />;

function Option({ entry, id, isActive, onGo }: { entry: Entry; id: string; isActive: boolean; onGo: () => void }) {
  const Icon = SIDEBAR_LINKS.find(({ id: section }) => section === entry.section)?.icon ?? MessageSquareText;
  return (
    // The input handles the keyboard and names the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onGo}
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3',
        isActive ? 'bg-accent-soft text-accent' : 'hover:bg-sunken',
      )}
    >
      <Icon size={18} aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate">{entry.label}</span>
      {isActive && <CornerDownLeft size={15} aria-hidden="true" />}
    </div>
  );
}

function Palette(props: PaletteProps & { query: string; onQuery: (query: string) => void; threads: Entry[] }) {
  const { user, query, onQuery, threads, onClose, onGo } = props;
  const id = useId();
  const [position, setPosition] = useState(0);
  const sections = [...sectionEntries(user, query), ...deadlineEntries(user, query)];
  const stock = searchEntries(user, query);
  const entries = [...sections, ...threads, ...stock];
  const active = Math.min(position, Math.max(0, entries.length - 1));
  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    onGo(entry.address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step && entries.length > 0) {
      event.preventDefault();
      const next = (active + step + entries.length) % entries.length;
      setPosition(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(entries[active]);
    }
  };
  const group = (heading: string, group: Entry[], from: number) =>
    group.length > 0 && (
      <div role="group" aria-label={heading}>
        <p className="px-3 pb-1 pt-3 text-xs font-medium text-muted">{heading}</p>
        {group.map((entry, index) => (
          <Option
            key={entry.key}
            entry={entry}
            id={`${id}-${from + index}`}
            isActive={active === from + index}
            onGo={() => go(entry)}
          />
        ))}
      </div>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      isTitleHidden
      className="w-[min(38rem,calc(100vw-2rem))]"
    >
      <div className="flex items-center gap-3 border-b border-line px-5">
        <Search size={18} className="text-muted" aria-hidden="true" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={entries.length > 0 ? `${id}-${active}` : undefined}
          aria-label={text.title}
          placeholder={text.placeholder}
          value={query}
          onChange={(event) => {
            onQuery(event.target.value);
            setPosition(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 flex-1 bg-transparent text-lg text-ink outline-none placeholder:text-muted"
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={text.title} className="max-h-[50dvh] overflow-y-auto px-2 pb-2">
        {group(text.sections, sections, 0)}
        {group(text.conversations, threads, sections.length)}
        {group(searchPaletteText.heading, stock, sections.length + threads.length)}
      </div>
      <p role="status" className={entries.length > 0 ? 'sr-only' : 'px-5 pb-5 text-muted'}>
        {entries.length > 0 ? text.results(entries.length) : text.none}
      </p>
    </Dialog>
  );
}
