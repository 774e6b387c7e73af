import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { casePickerText as text } from '#schema/text/collab-chat.ts';
import { caseStatusText } from '#schema/text/cases-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstantDay, formatTime } from '#web/shared/format/format.ts';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { onWindowEvent } from '#web/shared/realtime/window-events.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { useChatCasesQuery, type ChatCaseFieldsFragment } from './chat-cases.generated.ts';
import { UnreadCount } from '../unread-count.tsx';
import { briefOf } from './message-brief.ts';
import { PickerSkeleton } from './chat-skeletons.tsx';

const DEBOUNCE_MS = 250;
const MAX_RESULTS = 50;
/** The server pushes new messages, but not what was read in another window; hence the polling. */
const POLL_MS = 60_000;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface CasePickerProps {
  userId: string;
  caseId: string | null;
  addressOf: (caseId: string) => string;
  casesAddress: string;
}

interface OptionProps {
  legalCase: ChatCaseFieldsFragment;
  isCurrent: boolean;
  address: string;
  userId: string;
}

/** Who wrote last and what; without a message, whose case it is. */
function lastLine({ client, status, memberCount, lastMessage }: ChatCaseFieldsFragment, userId: string): string {
  if (!lastMessage) return memberCount > 1 ? text.noMessages : text.alone;
  return briefOf(lastMessage, userId, [client, caseStatusText[status]].join(' · '));
}

/** The hour of today, the day of another. */
const whenOf = (instant: string): string => {
  const day = formatInstantDay(instant);
  return day === formatInstantDay(new Date().toISOString()) ? formatTime(instant) : day.replace(/ de \d{4}$/, '');
};

const Option = ({ legalCase, isCurrent, address, userId }: OptionProps) => (
  <Link
    to={address}
    data-pick={legalCase.id}
    aria-current={isCurrent ? 'true' : undefined}
    className={cx(
      'flex min-h-14 items-center gap-3 rounded-md px-3 py-2 transition-colors duration-150',
      isCurrent ? 'bg-accent-soft' : 'hover:bg-sunken',
    )}
  >
    <span className="grid min-w-0 flex-1 grid-cols-1">
      <span className="flex items-baseline gap-2">
        <span
          className={cx(
            'min-w-0 flex-1 truncate',
            isCurrent ? 'font-medium text-accent' : legalCase.memberCount > 1 ? 'font-medium' : 'text-muted',
          )}
        >
          {legalCase.title}
        </span>
        {legalCase.lastMessage && (
          <time dateTime={legalCase.lastMessage.createdAt} className="text-xs whitespace-nowrap text-muted tabular">
            {whenOf(legalCase.lastMessage.createdAt)}
          </time>
        )}
      </span>
      <span
        className={cx('truncate text-sm', legalCase.unreadMessageCount > 0 && !isCurrent ? 'text-ink' : 'text-muted')}
      >
        {lastLine(legalCase, userId)}
      </span>
    </span>
    {legalCase.unreadMessageCount > 0 && !isCurrent && <UnreadCount count={legalCase.unreadMessageCount} />}
  </Link>
);

/** A list of the user's own cases with a search field; arrow keys and Enter, or a click, choose. */
export function CasePicker({ caseId, userId, addressOf, casesAddress }: CasePickerProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const list = useRef<HTMLUListElement>(null);
  const { data, previousData, error, refetch } = useChatCasesQuery({
    variables: { search: search || null, first: MAX_RESULTS },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  useReconnection(() => void refetch());
  useEffect(() => {
    const reload = () => void refetch().catch(() => undefined);
    const ends = [onWindowEvent('caseUpdated', reload), onWindowEvent('newChatMessage', reload)];
    return () => ends.forEach((end) => end());
  }, [refetch]);
  const shown = data ?? previousData;
  // Those with the newest message first; those without one keep their order.
  const cases = (shown?.cases.nodes ?? [])
    .filter(({ viewerCanChat }) => viewerCanChat)
    .toSorted((a, b) => (b.lastMessage?.createdAt ?? '').localeCompare(a.lastMessage?.createdAt ?? ''));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const options = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = options.indexOf(document.activeElement as HTMLElement);
    const next = options[at < 0 ? (step > 0 ? 0 : options.length - 1) : at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // Handles the arrow keys only; the options are inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown} className="grid min-w-0 content-start gap-3">
      <label className="flex items-center gap-2 rounded-md border border-line-strong bg-surface px-3 focus-within:border-accent">
        <Search size={16} aria-hidden="true" className="text-muted" />
        <span className="sr-only">{text.search}</span>
        <input
          type="search"
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={text.placeholder}
          className="min-h-10 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
      </label>
      {error && !shown ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch()} />
      ) : !shown ? (
        <PickerSkeleton />
      ) : cases.length === 0 ? (
        search ? (
          <p role="status" className="px-3 text-muted">
            {text.noMatches}
          </p>
        ) : (
          <EmptyState
            text={text.none}
            action={
              <Link to={casesAddress} className={buttonClasses({ variant: 'secondary' })}>
                {text.goToCases}
              </Link>
            }
          />
        )
      ) : (
        <>
          <ul
            ref={list}
            aria-label={text.label}
            className="grid grid-cols-[minmax(0,1fr)] max-h-[max(27rem,calc(100dvh-13rem))] content-start gap-0.5 overflow-y-auto"
          >
            {cases.map((legalCase) => (
              <li key={legalCase.id}>
                <Option
                  legalCase={legalCase}
                  isCurrent={legalCase.id === caseId}
                  address={addressOf(legalCase.id)}
                  userId={userId}
                />
              </li>
            ))}
          </ul>
          {shown.cases.totalCount > shown.cases.nodes.length && <p className="px-3 text-sm text-muted">{text.more}</p>}
        </>
      )}
    </div>
  );
}
