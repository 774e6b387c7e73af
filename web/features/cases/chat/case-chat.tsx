import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { MessagesSquare } from 'lucide-react';
import { chatMessageText, collabChatText as text, typingText } from '#schema/text/collab-chat.ts';
import { useSocketState } from '#web/shared/apollo/graphql-provider.tsx';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { useFileDrop } from '#web/shared/hooks/use-file-drop.ts';
import { onWindowEvent } from '#web/shared/realtime/window-events.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { AttachDeadlineDialog } from './attach-deadline-dialog.tsx';
import { AttachArticleDialog } from './attach-article-dialog.tsx';
import { ChatComposer, type ComposerHandle } from './chat-composer.tsx';
import { ReadOnlyNotice, DropHint } from './chat-notices.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatSearch } from './chat-search.tsx';
import { MessagesSkeleton, Panel } from './chat-skeletons.tsx';
import type { AttachDialogKind } from './composer-attachments.tsx';
import { DeleteDialog, VersionsDialog } from './message-dialogs.tsx';
import type { ChatMessage } from './message-feed.ts';
import { MessageList } from './message-list.tsx';
import { canEdit, type MessageAction } from './message-menu.tsx';
import { unreadLine } from './message-rows.rules.ts';
import type { OutgoingMessage } from './outgoing.ts';
import { useChatScroll } from './use-chat-scroll.ts';
import { useComposition } from './use-composition.ts';
import { useFeed, type OpenFeed } from './use-feed.ts';
import { useMessageChanges } from './use-message-changes.ts';
import { useReadMarks } from './use-read-marks.ts';
import { useRoom, type Room } from './use-room.ts';

export interface CaseChatProps {
  /** `null`: no case is chosen. */
  caseId: string | null;
  caseName: string;
  userId: string;
}

const SHOWN_MS = 2_500;
const NOBODY: NonNullable<Room['people']> = [];
/** The composer is blocked at most this long while a message is sent. */
const BLOCKED_MS = 1_500;
const ANNOUNCED_LENGTH = 200;

function useIsSending(outgoing: readonly OutgoingMessage[]): boolean {
  const [isBlocked, setBlocked] = useState(false);
  const sending = outgoing.find(({ state }) => state === 'sending')?.clientId;
  useEffect(() => {
    setBlocked(sending !== undefined);
    if (sending === undefined) return;
    const timer = setTimeout(() => setBlocked(false), BLOCKED_MS);
    return () => clearTimeout(timer);
  }, [sending]);
  return isBlocked && sending !== undefined;
}

/** Announces new messages of others to screen readers. A message also ends the typing signal of its author. */
function useAnnouncement(
  caseId: string,
  userId: string,
  names: ReadonlyMap<string, string>,
  onArrived: (id: string) => void,
) {
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef({ names, onArrived });
  latest.current = { names, onArrived };
  useEffect(
    () =>
      onWindowEvent('newChatMessage', (detail) => {
        if (detail.caseId !== caseId || detail.userId === userId) return;
        latest.current.onArrived(detail.userId);
        const name = latest.current.names.get(detail.userId) ?? detail.user_email;
        setAnnouncement(text.arrived(name, detail.message.slice(0, ANNOUNCED_LENGTH) || text.withAttachment));
      }),
    [caseId, userId],
  );
  return announcement;
}

/** Pages that are loaded to find the first unread message. */
const UNREAD_PAGES = 10;

/**
 * The position of the line «unread»: fixed when the conversation opens; later messages do not move it. The first unread
 * message may be older than the first page.
 */
function useUnreadLine(
  { feed, view }: Pick<OpenFeed, 'feed' | 'view'>,
  readSequence: number | undefined,
  userId: string,
) {
  const [line, setLine] = useState<number | null | undefined>(undefined);
  const lastAtOpening = useRef<number | null>(null);
  const isReady = view.status === 'ready';
  if (isReady) lastAtOpening.current ??= view.messages.at(-1)?.sequence ?? 0;
  useEffect(() => {
    if (line !== undefined || !isReady || readSequence === undefined) return;
    const last = lastAtOpening.current ?? 0;
    const place = () => {
      const held = feed.view().messages.filter(({ sequence }) => sequence <= last);
      setLine(unreadLine(held, readSequence, userId));
    };
    const { messages, hasEarlier } = feed.view();
    if (!hasEarlier || (messages[0]?.sequence ?? 0) <= readSequence + 1) return place();
    let isOver = false;
    void feed.loadBackTo(readSequence + 1, UNREAD_PAGES).then(() => {
      if (!isOver) place();
    });
    return () => {
      isOver = true;
    };
  }, [feed, isReady, line, readSequence, userId]);
  return { readUpTo: line ?? null, isLineKnown: line !== undefined };
}

function OpenChat({ caseId, caseName, userId }: CaseChatProps & { caseId: string }) {
  const isConnected = useSocketState() === 'connected';
  const { feed, view, outgoing } = useFeed(caseId);
  const room = useRoom(caseId, userId);
  const pending = useSyncExternalStore(outgoing.subscribe, outgoing.view);
  const arrived = useMemo(() => new Set(view.messages.map(({ clientId }) => clientId)), [view.messages]);
  const pendingMessages = useMemo(() => pending.filter(({ clientId }) => !arrived.has(clientId)), [arrived, pending]);
  const { edit, remove } = useMessageChanges(feed);
  const composition = useComposition({ caseId, outgoing, onEdit: edit });
  const isClosed = room.legalCase?.viewerCanWriteInChat === false;
  const canWrite = isConnected && !isClosed;
  const { isOver, ...drop } = useFileDrop(
    (files) => canWrite && !composition.isEditing && composition.documents.add(files),
  );
  const composer = useRef<ComposerHandle>(null);
  const [isSearching, setSearching] = useState(false);
  const [attachDialog, setAttachDialog] = useState<AttachDialogKind | null>(null);
  const [dialog, setDialog] = useState<{ kind: 'DELETE' | 'VERSIONS'; message: ChatMessage } | null>(null);
  const [shownSequence, setShown] = useState<number | null>(null);
  const { copy } = useCopy();

  const people = room.people ?? NOBODY;
  const names = new Map(people.map((person) => [person.userId, person.name]));
  const announcement = useAnnouncement(caseId, userId, names, room.stopTyping);
  const own = people.find((person) => person.userId === userId);
  const { readUpTo, isLineKnown } = useUnreadLine({ feed, view }, own?.readSequence, userId);
  const { scroller, isAtEnd, newBelow, toEnd, onScroll } = useChatScroll({
    messages: view.messages,
    ownId: userId,
    isSettled: isLineKnown,
    outgoingCount: pendingMessages.length,
    onNearTop: () => void feed.loadEarlier(),
  });
  const last = view.status === 'ready' ? (view.messages.at(-1)?.sequence ?? 0) : 0;
  useReadMarks({ caseId, last, isAtEnd: isAtEnd && isLineKnown && !isSearching, isConnected });
  const isSending = useIsSending(pendingMessages) || composition.isSaving;

  const jumpTo = useCallback(
    async (sequence: number) => {
      setSearching(false);
      if (!(await feed.loadBackTo(sequence))) return showToast({ message: chatMessageText.missing, tone: 'warning' });
      setShown(sequence);
      // The list must be rendered longer before it can scroll to the message.
      requestAnimationFrame(() => {
        const item = scroller.current?.querySelector<HTMLElement>(`[data-sequence="${sequence}"]`);
        item?.scrollIntoView({ block: 'center' });
        item?.focus({ preventScroll: true });
      });
    },
    [feed, scroller],
  );
  const jump = useCallback((sequence: number) => void jumpTo(sequence), [jumpTo]);
  useEffect(() => {
    if (shownSequence === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shownSequence]);

  const latest = useRef(composition);
  latest.current = composition;
  const runAction = useCallback(
    (action: MessageAction, message: ChatMessage) => {
      if (action === 'COPY') void copy(message.text).then(() => showToast({ message: chatMessageText.copied }));
      else if (action === 'REPLY') {
        latest.current.setReplyTo(message);
        composer.current?.focus();
      } else if (action === 'EDIT') {
        if (!canEdit(message)) return showToast({ message: chatMessageText.editTooLate, tone: 'warning' });
        latest.current.edit(message);
        composer.current?.focus();
      } else setDialog({ kind: action, message });
    },
    [copy],
  );
  const editLast = () => {
    const message = view.messages.findLast(({ authorId, deletedAt }) => authorId === userId && !deletedAt);
    if (message && canEdit(message)) runAction('EDIT', message);
  };

  const attach = (attachment: OutgoingMessage['attachments'][number]) => {
    composition.attach(attachment);
    setAttachDialog(null);
    // Focus the composer after the dialog has released the focus.
    setTimeout(() => composer.current?.focus());
  };

  if (view.status === 'gone')
    return (
      <Panel>
        <div className="grid flex-1 place-items-center">
          <EmptyState text={text.gone} />
        </div>
      </Panel>
    );
  return (
    <Panel label={caseName} {...drop}>
      {isOver && canWrite && <DropHint />}
      <ChatHeader
        caseId={caseId}
        caseName={caseName}
        people={people}
        isConnected={isConnected}
        isSearching={isSearching}
        onSearch={() => setSearching(!isSearching)}
      />
      {view.status === 'failed' ? (
        <div className="min-h-0 flex-1 overflow-y-auto p-4">
          <ErrorState title={text.historyFailed} {...view.failure} onRetry={() => void feed.open()} />
        </div>
      ) : view.status === 'loading' ? (
        <MessagesSkeleton />
      ) : (
        <>
          {isSearching && <ChatSearch caseId={caseId} onJump={jump} onClose={() => setSearching(false)} />}
          <div className={isSearching ? 'hidden' : 'contents'}>
            <MessageList
              view={view}
              outgoing={pendingMessages}
              userId={userId}
              people={people}
              readUpTo={readUpTo}
              shownSequence={shownSequence}
              canWrite={canWrite}
              scroller={scroller}
              isAtEnd={isAtEnd}
              newBelow={newBelow}
              onScroll={onScroll}
              onToEnd={toEnd}
              onEarlier={() => void feed.loadEarlier()}
              onAction={runAction}
              onJump={jump}
              onRetry={(clientId) => outgoing.retry(clientId)}
              onDiscard={(clientId) => outgoing.drop(clientId)}
              onEditOutgoing={(message) => {
                composition.takeBack(message);
                composer.current?.focus();
              }}
            />
          </div>
        </>
      )}
      <p role="log" aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {isClosed ? (
        <ReadOnlyNotice caseId={caseId} />
      ) : (
        <>
          <p role="status" data-typing className="min-h-6 truncate px-4 text-sm italic text-muted">
            {typingText(room.typing)}
          </p>
          <ChatComposer
            ref={composer}
            value={composition.value}
            onChange={composition.change}
            people={people.filter((person) => person.userId !== userId)}
            replyTo={composition.replyTo}
            onCancelReply={() => composition.setReplyTo(null)}
            isEditing={composition.isEditing}
            onCancelEdit={composition.cancelEdit}
            attachments={composition.attachments}
            documents={composition.documents}
            onAttach={setAttachDialog}
            onRemoveAttachment={composition.detach}
            isConnected={isConnected}
            isSending={isSending}
            onSend={composition.send}
            onEditLast={editLast}
          />
        </>
      )}
      {attachDialog === 'ARTICLE' && <AttachArticleDialog onClose={() => setAttachDialog(null)} onChoose={attach} />}
      {attachDialog === 'DEADLINE' && (
        <AttachDeadlineDialog caseId={caseId} onClose={() => setAttachDialog(null)} onChoose={attach} />
      )}
      {dialog?.kind === 'VERSIONS' && <VersionsDialog message={dialog.message} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'DELETE' && (
        <DeleteDialog onDelete={() => remove(dialog.message.id)} onClose={() => setDialog(null)} />
      )}
    </Panel>
  );
}

/** The chat of one case: joins when it is mounted, leaves when it is unmounted. */
export function CaseChat({ caseId, ...rest }: CaseChatProps) {
  if (caseId) return <OpenChat key={caseId} caseId={caseId} {...rest} />;
  return (
    <Panel className="lg:h-[max(500px,calc(100dvh-8.25rem))]">
      <div className="grid flex-1 place-items-center">
        <EmptyState
          icon={<MessagesSquare size={28} aria-hidden="true" className="max-lg:hidden" />}
          text={text.choose}
        />
      </div>
    </Panel>
  );
}
