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
import type { Mark } from './message-rows.rules.ts';

type RoomCase = NonNullable<CaseChatRoomQuery['case']>;
export type RoomMember = RoomCase['members'][number];

export interface Room {
  /** Those who write in the chat, the caller among them; `null` until known. */
  people: readonly (RoomMember & Mark & { isPresent: boolean })[] | null;
  legalCase: RoomCase | null;
  /** Names of those who are typing now. */
  typing: readonly string[];
  stopTyping: (userId: string) => void;
}

type PresenceTold = CaseChatPresenceSubscription['presence'];
type Told = ReadonlyMap<string, Pick<PresenceTold, 'isPresent' | 'deliveredSequence' | 'readSequence'>>;

/** The server tells the end after five seconds; a lost end must not stay for ever. */
const TYPING_MS = 7_000;

function usePresence(caseId: string, onTold: (userId: string) => void): Told {
  const client = useApolloClient();
  const socket = useSocket();
  const state = useSocketState();
  const [told, setTold] = useState<Told>(new Map());
  const latest = useRef(onTold);
  latest.current = onTold;

  useEffect(() => {
    setTold(new Map());
    return keepSubscribed<CaseChatPresenceSubscription>(
      socket,
      {
        query: print(client.cache.transformDocument(CaseChatPresenceDocument)),
        operationName: 'CaseChatPresence',
        variables: { caseId },
      },
      ({ presence }) => {
        latest.current(presence.userId);
        setTold((before) => new Map(before).set(presence.userId, presence));
      },
    );
  }, [client, socket, caseId]);

  // Who left while the line was cut is told by nobody: all are told anew when it is back.
  useEffect(() => {
    if (state !== 'connected')
      setTold((before) => new Map([...before].map(([id, mark]) => [id, { ...mark, isPresent: false }])));
  }, [state]);
  return told;
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

const peopleOf = ({ members }: RoomCase, told: Told) =>
  members
    .filter(({ role }) => role !== 'GUEST')
    .map((member) => {
      const now = told.get(member.userId);
      return {
        ...member,
        isPresent: now?.isPresent ?? false,
        deliveredSequence: Math.max(member.deliveredSequence, now?.deliveredSequence ?? 0),
        readSequence: Math.max(member.readSequence, now?.readSequence ?? 0),
      };
    });

/** Who is in the chat of a case, who is there now, who types, and how far each has read. */
export function useRoom(caseId: string, userId: string): Room {
  const client = useApolloClient();
  const [legalCase, setCase] = useState<RoomCase | null>(null);
  const load = useCallback(async () => {
    const { data } = await client
      .query({ query: CaseChatRoomDocument, variables: { caseId }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    // Without it there are messages all the same; marks and mentions come with the next try.
    if (data?.case?.id === caseId) setCase(data.case);
  }, [client, caseId]);
  useEffect(() => void load(), [load]);
  useReconnection(() => void load());
  useEffect(() => onWindowEvent('caseUpdated', (detail) => detail.caseId === caseId && void load()), [caseId, load]);

  const current = legalCase?.id === caseId ? legalCase : null;
  const known = new Set(current?.members.map((member) => member.userId));
  // Somebody who joined the case after it was read.
  const told = usePresence(caseId, (id) => void (current && !known.has(id) && load()));
  const { typists, stop } = useTypists(caseId);

  const people = useMemo(() => current && peopleOf(current, told), [current, told]);
  const typing = [...typists].filter(([id]) => id !== userId && (known.size === 0 || known.has(id)));
  return { people, legalCase: current, typing: typing.map(([, name]) => name), stopTyping: stop };
}
