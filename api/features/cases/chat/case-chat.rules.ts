import { foldText } from '#schema/lib/fold-text.ts';
import { caseChatText } from '#schema/text/case-chat.ts';
import { validationText } from '#schema/text/validation.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

const MESSAGE_MAX = 4000;
export const ATTACHMENTS_MAX = 5;
export const VERSIONS_MAX = 50;
export const EDIT_WINDOW_MS = 15 * 60_000;
const CLIENT_ID_MAX = 100;

/** What is wrong with the text of a message, or `null`. */
export function messageProblem(text: string): string | null {
  const trimmed = text.trim();
  // Signs that nobody sees say nothing.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(trimmed)) return caseChatText.empty;
  if (trimmed.length > MESSAGE_MAX) return caseChatText.tooLong;
  return isStorable(trimmed) ? null : validationText.invalidCharacters;
}

export function messageClientIdProblem(clientId: string): string | null {
  const isFit = clientId.trim() !== '' && clientId.length <= CLIENT_ID_MAX && isStorable(clientId);
  return isFit ? null : caseChatText.clientIdInvalid;
}

export interface WrittenMessage {
  author: { id: string };
  createdAt: Date;
  deletedAt?: Date | null | undefined;
}

/** Its author has a quarter of an hour to mend it. */
export const canEditMessage = (message: WrittenMessage, userId: string, now: Date): boolean =>
  canDeleteMessage(message, userId) && now.getTime() - message.createdAt.getTime() <= EDIT_WINDOW_MS;

export const canDeleteMessage = ({ author, deletedAt }: WrittenMessage, userId: string): boolean =>
  author.id === userId && !deletedAt;

/** What was sent in the first place, whatever was edited since; `null`: deleted, nobody knows any more. */
export const firstWording = (message: {
  text: string;
  versions: { text: string }[];
  deletedAt?: Date | null | undefined;
}): string | null => (message.deletedAt ? null : (message.versions[0]?.text ?? message.text));

const folded = (text: string): string => foldText(text).replace(/\s+/g, ' ');

/** Members that a text names with `@` and their name, accents and capitals aside; the longest name that fits wins. */
export function mentionsIn(text: string, members: readonly { id: string; name: string }[]): string[] {
  const whole = folded(text);
  // Of «Ana» and «Ana Ruiz», «@Ana Ruiz» names the second.
  const names = members
    .map(({ id, name }) => ({ id, name: folded(name.trim()) }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length);
  const found = new Set<string>();
  for (let at = whole.indexOf('@'); at >= 0; at = whole.indexOf('@', at + 1)) {
    // What stands before is a word: it is an e-mail address.
    if (/[\p{L}\p{N}._-]/u.test(whole[at - 1] ?? '')) continue;
    const rest = whole.slice(at + 1);
    const named = names.find(({ name }) => rest.startsWith(name) && !/[\p{L}\p{N}]/u.test(rest[name.length] ?? ''));
    if (named) found.add(named.id);
  }
  return [...found];
}

/** A message as its hash knows it: nothing that changes by itself, all of what was said. */
export interface ProvenMessage {
  sequence: number;
  createdAt: Date;
  authorEmail: string;
  text: string;
  replyTo: number | null;
  attachments: readonly { kind: string; id: string }[];
  versions: readonly { text: string; until: string }[];
  editedAt?: Date | null | undefined;
  deletedAt?: Date | null | undefined;
}

/** The text that the hash of a conversation is taken over: a line of JSON for each message, in order. */
export const canonicalTalk = (messages: readonly ProvenMessage[]): string =>
  messages
    .map((message) =>
      JSON.stringify([
        message.sequence,
        message.createdAt.toISOString(),
        message.authorEmail,
        message.text,
        message.replyTo,
        message.attachments.map(({ kind, id }) => [kind, id]),
        message.versions.map(({ text, until }) => [text, until]),
        message.editedAt?.toISOString() ?? null,
        message.deletedAt?.toISOString() ?? null,
      ]),
    )
    .map((line) => `${line}\n`)
    .join('');
