import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { print } from 'graphql';
import { useSocket, useSocketState } from '#web/shared/apollo/graphql-provider.tsx';
import { keepSubscribed } from '#web/shared/apollo/socket.ts';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { onWindowEvent } from '#web/shared/realtime/window-events.ts';
import {
  CaseChatPresenceDocument,
  CaseChatRoomDocument,
  CaseChatTypingDocument,
  type CaseChatPresenceSubscription,
  type CaseChatRoomQuery,
  type CaseChatTypingSubscription,
} from './case-chat.generated.ts';
import type { ReadMark } from './message-rows.rules.ts';

type RoomCase = NonNullable<CaseChatRoomQuery['case']>;
type RoomMember = RoomCase['members'][number];

export interface Room {
  /** Members of the chat including the user; `null` until loaded. */
  people: readonly (RoomMember & ReadMark & { isPresent: boolean })[] | null;
  legalCase: RoomCase | null;
  /** Names of those who are typing now. */
  typing: readonly string[];
  stopTyping: (userId: string) => void;
}

type PresenceEvent = CaseChatPresenceSubscription['presence'];
type PresenceState = ReadonlyMap<string, Pick<PresenceEvent, 'isPresent' | 'deliveredSequence' | 'readSequence'>>;

/** The server pushes the end of typing after five seconds; this timeout covers a lost push. */
const TYPING_MS = 7_000;

function usePresence(caseId: string, onUpdate: (userId: string) => void): PresenceState {
  const client = useApolloClient();
  const socket = useSocket();
  const state = useSocketState();
  const [presence, setPresence] = useState<PresenceState>(new Map());
  const latest = useRef(onUpdate);
  latest.current = onUpdate;

  useEffect(() => {
    setPresence(new Map());
    return keepSubscribed<CaseChatPresenceSubscription>(
      socket,
      {
        query: print(client.cache.transformDocument(CaseChatPresenceDocument)),
        operationName: 'CaseChatPresence',
        variables: { caseId },
      },
      ({ presence }) => {
        latest.current(presence.userId);
        setPresence((before) => new Map(before).set(presence.userId, presence));
      },
    );
  }, [client, socket, caseId]);

  // Who left while the connection was lost is not pushed: the state is read again after a reconnection.
  useEffect(() => {
    if (state !== 'connected')
      setPresence((before) => new Map([...before].map(([id, mark]) => [id, { ...mark, isPresent: false }])));
  }, [state]);
  return presence;
}

function useTypists(caseId: string) {
  const client = useApolloClient();
  const socket = useSocket();
  const [typists, setTypists] = useState<ReadonlyMap<string, string>>(new Map());
  const stop = useCallback(
    (userId: string) =>
      setTypists((before) => (before.has(userId) ? new Map([...before].filter(([id]) => id !== userId)) : before)),
    [],
  );
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    setTypists(new Map());
    const end = keepSubscribed<CaseChatTypingSubscription>(
      socket,
      {
        query: print(client.cache.transformDocument(CaseChatTypingDocument)),
        operationName: 'CaseChatTyping',
        variables: { caseId },
      },
      ({ typing: { userId, name, isTyping } }) => {
        clearTimeout(timers.get(userId));
        if (!isTyping) return stop(userId);
        timers.set(
          userId,
          setTimeout(() => stop(userId), TYPING_MS),
        );
        setTypists((before) => new Map(before).set(userId, name));
      },
    );
    return () => {
      end();
      timers.forEach(clearTimeout);
    };
  }, [client, socket, caseId, stop]);
  return { typists, stop };
}

const peopleOf = ({ members }: RoomCase, presence: PresenceState) =>
  members
    .filter(({ role }) => role !== 'GUEST')
    .map((member) => {
      const now = presence.get(member.userId);
      return {
        ...member,
        isPresent: now?.isPresent ?? false,
        deliveredSequence: Math.max(member.deliveredSequence, now?.deliveredSequence ?? 0),
        readSequence: Math.max(member.readSequence, now?.readSequence ?? 0),
      };
    });

/** Members of the chat of a case, who is present, who is typing, and how far each has read. */
export function useRoom(caseId: string, userId: string): Room {
  const client = useApolloClient();
  const [legalCase, setCase] = useState<RoomCase | null>(null);
  const load = useCallback(async () => {
    const { data } = await client
      .query({ query: CaseChatRoomDocument, variables: { caseId }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    // A failure is ignored: messages still work; read marks and mentions come with the next attempt.
    if (data?.case?.id === caseId) setCase(data.case);
  }, [client, caseId]);
  useEffect(() => void load(), [load]);
  useReconnection(() => void load());
  useEffect(() => onWindowEvent('caseUpdated', (detail) => detail.caseId === caseId && void load()), [caseId, load]);

  const current = legalCase?.id === caseId ? legalCase : null;
  const known = new Set(current?.members.map((member) => member.userId));
  // A member joined after the case was read: read it again.
  const presence = usePresence(caseId, (id) => void (current && !known.has(id) && load()));
  const { typists, stop } = useTypists(caseId);

  const people = useMemo(() => current && peopleOf(current, presence), [current, presence]);
  const typing = [...typists].filter(([id]) => id !== userId && (known.size === 0 || known.has(id)));
  return { people, legalCase: current, typing: typing.map(([, name]) => name), stopTyping: stop };
}
