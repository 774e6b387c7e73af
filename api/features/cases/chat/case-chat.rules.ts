import { foldText } from '#schema/lib/fold-text.ts';
import { caseChatText } from '#schema/text/case-chat.ts';
import { validationText } from '#schema/text/validation.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

const MAX_MESSAGE_LENGTH = 4000;
export const MAX_ATTACHMENTS = 5;
export const MAX_VERSIONS = 50;
export const EDIT_WINDOW_MS = 15 * 60_000;
const MAX_CLIENT_ID_LENGTH = 100;

/** The problem of the text of a message, or `null`. */
export function messageProblem(text: string): string | null {
  const trimmed = text.trim();
  // A text of invisible characters is empty.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(trimmed)) return caseChatText.empty;
  if (trimmed.length > MAX_MESSAGE_LENGTH) return caseChatText.tooLong;
  return isStorable(trimmed) ? null : validationText.invalidCharacters;
}

export function messageClientIdProblem(clientId: string): string | null {
  const isValid = clientId.trim() !== '' && clientId.length <= MAX_CLIENT_ID_LENGTH && isStorable(clientId);
  return isValid ? null : caseChatText.clientIdInvalid;
}

export interface WrittenMessage {
  author: { id: string };
  createdAt: Date;
  deletedAt?: Date | null | undefined;
}

/** Only the author may edit a message, within `EDIT_WINDOW_MS`. */
export const canEditMessage = (message: WrittenMessage, userId: string, now: Date): boolean =>
  canDeleteMessage(message, userId) && now.getTime() - message.createdAt.getTime() <= EDIT_WINDOW_MS;

export const canDeleteMessage = ({ author, deletedAt }: WrittenMessage, userId: string): boolean =>
  author.id === userId && !deletedAt;

/** The text as it was sent, before any edit; `null`: the message was deleted with its text. */
export const originalText = (message: {
  text: string;
  versions: { text: string }[];
  deletedAt?: Date | null | undefined;
}): string | null => (message.deletedAt ? null : (message.versions[0]?.text ?? message.text));

const folded = (text: string): string => foldText(text).replace(/\s+/g, ' ');

/** Members that a text mentions as `@` and their name, without regard to accents and case. The longest name wins. */
export function mentionsIn(text: string, members: readonly { id: string; name: string }[]): string[] {
  const whole = folded(text);
  // Longest first: with members «Ana» and «Ana Ruiz», «@Ana Ruiz» mentions the second.
  const names = members
    .map(({ id, name }) => ({ id, name: folded(name.trim()) }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length);
  const found = new Set<string>();
  for (let at = whole.indexOf('@'); at >= 0; at = whole.indexOf('@', at + 1)) {
    // A word before the `@`: it is an e-mail address.
    if (/[\p{L}\p{N}._-]/u.test(whole[at - 1] ?? '')) continue;
    const rest = whole.slice(at + 1);
    const named = names.find(({ name }) => rest.startsWith(name) && !/[\p{L}\p{N}]/u.test(rest[name.length] ?? ''));
    if (named) found.add(named.id);
  }
  return [...found];
}

/** The fields of a message that the hash covers: texts and times, nothing that changes without an edit. */
export interface HashedMessage {
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

/** The text that is hashed: one line of JSON for each message, in order. */
export const canonicalConversation = (messages: readonly HashedMessage[]): string =>
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
