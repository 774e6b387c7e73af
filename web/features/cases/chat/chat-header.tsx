import { Download, Search, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { DocumentFormat } from '#schema/generated/contract.ts';
import { chatExportText, chatSearchText, collabChatText, presenceText as text } from '#schema/text/collab-chat.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Tooltip } from '#web/shared/ui/tooltip.tsx';
import { ExportCaseChatDocument } from './case-chat.generated.ts';

interface Person {
  userId: string;
  name: string;
  isPresent: boolean;
}

const FORMATS = Object.keys(chatExportText.formats) as DocumentFormat[];
const MAX_AVATARS = 4;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

function Avatar({ person }: { person: Person }) {
  const state = person.isPresent ? text.here : text.away;
  return (
    <li>
      <Tooltip text={text.person(person.name, state)} side="bottom">
        <span
          role="img"
          tabIndex={0}
          aria-label={text.person(person.name, state)}
          data-present={person.isPresent}
          className="relative grid size-8 place-items-center rounded-full border border-line bg-sunken text-xs font-medium text-ink"
        >
          <span aria-hidden="true">{initials(person.name)}</span>
          <span
            aria-hidden="true"
            className={cx(
              'absolute -bottom-0.5 -right-0.5 size-2.5 rounded-full border-2 border-surface',
              person.isPresent ? 'bg-positive' : 'bg-line-strong',
            )}
          />
        </span>
      </Tooltip>
    </li>
  );
}

function useExport(caseId: string) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: DocumentFormat) => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: ExportCaseChatDocument,
        variables: { caseId, format },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('a reply without data');
      saveDocument(data.caseChatDocument);
    } catch {
      showToast({ message: chatExportText.failed, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}

interface ChatHeaderProps {
  caseId: string;
  caseName: string;
  people: readonly Person[];
  isConnected: boolean;
  isSearching: boolean;
  onSearch: () => void;
}

/** The case, who is present, and the actions on the whole conversation. */
export function ChatHeader({ caseId, caseName, people, isConnected, isSearching, onSearch }: ChatHeaderProps) {
  const { isBusy, save } = useExport(caseId);
  const present = people.filter(({ isPresent }) => isPresent).length;
  const shown = people.toSorted((a, b) => Number(b.isPresent) - Number(a.isPresent)).slice(0, MAX_AVATARS);
  return (
    <header className="flex min-h-14 items-center gap-2 border-b border-line px-3 py-2 md:px-4">
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-serif text-lg font-semibold leading-tight" title={caseName}>
          {caseName}
        </h2>
        <p className="flex items-center gap-1.5 text-xs text-muted">
          <span
            role="status"
            data-chat-connection={isConnected ? 'connected' : 'disconnected'}
            className={isConnected ? 'sr-only' : 'inline-flex items-center gap-1 font-medium text-warning'}
          >
            {!isConnected && <WifiOff size={13} aria-hidden="true" />}
            {isConnected ? collabChatText.connected : collabChatText.disconnected}
          </span>
          {isConnected && people.length > 0 && <span className="truncate">{text.summary(present, people.length)}</span>}
        </p>
      </div>
      <ul aria-label={text.title} className="flex gap-1 max-sm:hidden">
        {shown.map((person) => (
          <Avatar key={person.userId} person={person} />
        ))}
      </ul>
      <IconButton
        label={isSearching ? chatSearchText.close : chatSearchText.open}
        aria-pressed={isSearching}
        onClick={onSearch}
      >
        <Search size={18} aria-hidden="true" />
      </IconButton>
      <Menu
        trigger={
          <IconButton label={isBusy ? chatExportText.preparing : chatExportText.open} disabled={isBusy}>
            <Download size={18} aria-hidden="true" />
          </IconButton>
        }
      >
        {FORMATS.map((format) => (
          <MenuItem key={format} onSelect={() => void save(format)}>
            {chatExportText.formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </header>
  );
}
