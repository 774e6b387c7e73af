import { caseChatDocumentText as text } from '#schema/text/case-chat.ts';
import type { Block, Run } from '#api/kernel/print/document.ts';
import type { ProvenMessage } from './case-chat.rules.ts';

/** What a document tells of a message. */
export interface SpokenMessage extends ProvenMessage {
  authorName: string;
  replyAuthorName: string | null;
  attachments: readonly { kind: string; id: string; label: string }[];
}

const muted = (words: string): Block => ({ kind: 'PARAGRAPH', runs: [{ text: words, tone: 'MUTED' }] });

/** What somebody typed, as it was typed: its lines are kept, nothing in it is a sign of ours. */
function typed(words: string, tone: Run['tone'] = 'PLAIN'): Block[] {
  return words
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'PARAGRAPH', runs: [{ text: paragraph.trim(), tone }] }));
}

function messageBlocks(message: SpokenMessage): Block[] {
  const { sequence, createdAt, authorName, authorEmail, replyTo, replyAuthorName, editedAt, deletedAt } = message;
  const head: Block = {
    kind: 'PARAGRAPH',
    runs: [
      { text: authorName, isBold: true },
      { text: ` (${authorEmail})${text.head(sequence, createdAt)}`, tone: 'MUTED' },
    ],
  };
  if (deletedAt) return [head, muted(text.deleted(deletedAt))];
  return [
    head,
    ...(replyTo === null ? [] : [muted(text.reply(replyTo, replyAuthorName ?? ''))]),
    ...typed(message.text),
    ...message.attachments.map(({ label }) => muted(text.attached + label)),
    ...(editedAt ? [muted(text.edited(editedAt))] : []),
    ...message.versions.flatMap(({ text: words, until }) => [
      muted(text.before(new Date(until))),
      ...typed(words, 'MUTED'),
    ]),
  ];
}

/** A conversation, message by message. */
export const spokenBlocks = (messages: readonly SpokenMessage[]): Block[] =>
  messages.length === 0 ? [muted(text.empty)] : messages.flatMap(messageBlocks);

/** The end of the document: the hash, what it covers, how it is made. */
export function proofBlocks(messages: readonly SpokenMessage[], hash: string): Block[] {
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
