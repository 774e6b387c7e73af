import { caseChatDocumentText as text } from '#schema/text/case-chat.ts';
import type { Block, Run } from '#api/kernel/print/document.ts';
import type { HashedMessage } from './case-chat.rules.ts';

/** A message with what the document shows of it. */
export interface PrintedMessage extends HashedMessage {
  authorName: string;
  replyAuthorName: string | null;
  attachments: readonly { kind: string; id: string; label: string }[];
}

const muted = (words: string): Block => ({ kind: 'PARAGRAPH', runs: [{ text: words, tone: 'MUTED' }] });

/** Text of a person: line breaks are kept, nothing in it is read as markup. */
function textBlocks(words: string, tone: Run['tone'] = 'PLAIN'): Block[] {
  return words
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'PARAGRAPH', runs: [{ text: paragraph.trim(), tone }] }));
}

function messageBlocks(message: PrintedMessage, zone: string): Block[] {
  const { sequence, createdAt, authorName, authorEmail, replyTo, replyAuthorName, editedAt, deletedAt } = message;
  const head: Block = {
    kind: 'PARAGRAPH',
    runs: [
      { text: authorName, isBold: true },
      { text: `${authorEmail && ` (${authorEmail})`}${text.head(sequence, createdAt, zone)}`, tone: 'MUTED' },
    ],
  };
  if (deletedAt) return [head, muted(text.deleted(deletedAt, zone))];
  return [
    head,
    ...(replyTo === null ? [] : [muted(text.reply(replyTo, replyAuthorName ?? ''))]),
    ...textBlocks(message.text),
    ...message.attachments.map(({ label }) => muted(text.attached + label)),
    ...(editedAt ? [muted(text.edited(editedAt, zone))] : []),
    ...message.versions.flatMap(({ text: words, until }) => [
      muted(text.before(new Date(until), zone)),
      ...textBlocks(words, 'MUTED'),
    ]),
  ];
}

/** The messages of a conversation, with the hours of a zone. */
export const conversationBlocks = (messages: readonly PrintedMessage[], zone: string): Block[] =>
  messages.length === 0 ? [muted(text.empty)] : messages.flatMap((message) => messageBlocks(message, zone));

/** The end of the document: the hash, which messages it covers, how it is computed. */
export function proofBlocks(messages: readonly PrintedMessage[], hash: string): Block[] {
  const first = messages[0]?.sequence;
  const last = messages.at(-1)?.sequence;
  const covers = first !== undefined && last !== undefined ? text.proofRange(first, last) : text.proofNothing;
  return [
    { kind: 'RULE' },
    { kind: 'HEADING', level: 2, runs: [{ text: text.proof }] },
    {
      kind: 'FACTS',
      rows: [
        { term: text.proofTerm, runs: [{ text: hash }] },
        { term: text.proofCovers, runs: [{ text: covers }] },
      ],
    },
    muted(text.proofHow),
  ];
}
