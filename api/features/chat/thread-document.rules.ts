import type { CitationState } from '#schema/generated/contract.ts';
import { withoutBreak } from '#schema/text/answers.ts';
import { citationStateText, sourcesText } from '#schema/text/chat.ts';
import { threadDocumentText as text } from '#schema/text/documents-out.ts';
import type { ChatMessage, StoredCitation } from '#db/entities/chat.entity.ts';
import { blocksOf } from '#api/kernel/print/markdown.rules.ts';
import type { Block, Run, Tone } from '#api/kernel/print/document.ts';
import { calculate, resultBlocks } from '../calculators/index.ts';
import { threadTitleOf } from './chat.rules.ts';

/** What a document shows of a message. */
export type DocumentMessage = Pick<
  ChatMessage,
  | 'role'
  | 'status'
  | 'text'
  | 'createdAt'
  | 'completedAt'
  | 'citations'
  | 'calculation'
  | 'isAbstention'
  | 'engine'
  | 'model'
  | 'notice'
  | 'error'
>;

const muted = (words: string): Block => ({ kind: 'PARAGRAPH', runs: [{ text: words, tone: 'MUTED' }] });
const note = (tone: Tone, words: string): Block => ({ kind: 'NOTE', tone, runs: [{ text: words }] });

/** The text that somebody typed, unchanged: Markdown is not read, lines are kept. */
function typed(words: string): Block[] {
  const paragraphs = words.replace(/\r\n?/g, '\n').split(/\n\s*\n/);
  return paragraphs.flatMap((each): Block[] =>
    each.trim() ? [{ kind: 'PARAGRAPH', runs: [{ text: each.trim() }] }] : [],
  );
}

interface TalkPaper {
  /** Name of who asked. */
  who: string;
  withSources: boolean;
  /** Zone of the hours. */
  zone: string;
}

/** A question of one line up to this length is its own heading. */
const HEADING_MAX = 160;

function questionBlocks(message: DocumentMessage, number: number, { who, zone }: TalkPaper): Block[] {
  const whole = message.text.trim();
  const isWhole = whole.length <= HEADING_MAX && !whole.includes('\n');
  const title = isWhole ? whole : threadTitleOf(whole);
  return [
    { kind: 'HEADING', level: 1, runs: [{ text: `${number}. ${title}` }] },
    muted(text.asked(who, message.createdAt, zone)),
    ...(isWhole ? [] : typed(message.text)),
  ];
}

const CONTEXT = 320;
const WITHOUT_HIGHLIGHT = 640;

/** A cut moved to the next space in the direction of `step`, away from the highlight. */
function atSpace(passage: string, at: number, step: 1 | -1): number {
  for (let place = at; place > 0 && place < passage.length; place += step)
    if (/\s/.test(passage[place] ?? '')) return place;
  return step < 0 ? 0 : passage.length;
}

/** The passage around its highlight, which is bold. */
export function shortPassage(passage: string, highlight: { start: number; end: number } | null): Run[] {
  const start = highlight ? Math.min(highlight.start, passage.length) : 0;
  const end = highlight ? Math.min(Math.max(highlight.end, start), passage.length) : 0;
  const from = start > CONTEXT ? atSpace(passage, start - CONTEXT, -1) : 0;
  const to = atSpace(passage, end + (highlight ? CONTEXT : WITHOUT_HIGHLIGHT), 1);
  const clean = (words: string): string => words.replace(/\n\s*\n+/g, '\n');
  const runs: Run[] = [
    { text: (from > 0 ? `${text.cut} ` : '') + clean(passage.slice(from, start)).trimStart() },
    { text: clean(passage.slice(start, end)), isBold: true },
    { text: clean(passage.slice(end, to)).trimEnd() + (to < passage.length ? ` ${text.cut}` : '') },
  ];
  return runs.filter((run) => run.text !== '');
}

const STATE_TONE = {
  VERIFIED: 'GOOD',
  QUOTE_NOT_FOUND: 'WARNING',
  NOT_HELD: 'WARNING',
  MISMATCH: 'BAD',
} satisfies Record<CitationState, Tone>;

function sourceBlocks(citation: StoredCitation): Block[] {
  const { ordinal, label, state, reason, textAsOf, officialUrl, source, passage, highlight } = citation;
  const facts = [textAsOf && text.asOf(textAsOf), source && sourcesText.source[source]].filter(Boolean);
  const runs: Run[] = [
    { text: `[${ordinal}] ${label}`, isBold: true },
    { text: ' · ' },
    { text: citationStateText[state], tone: STATE_TONE[state] },
    ...(facts.length > 0 ? [{ text: ` · ${facts.join(' · ')}` }] : []),
    ...(officialUrl ? [{ text: ' · ' }, { text: sourcesText.official, href: officialUrl }] : []),
  ];
  return [
    { kind: 'PARAGRAPH', runs },
    ...(state === 'VERIFIED' ? [] : [muted(reason)]),
    passage ? { kind: 'QUOTE', runs: shortPassage(passage, highlight) } : muted(sourcesText.noPassage),
  ];
}

function sourcesOf(message: DocumentMessage): Block[] {
  if (message.citations.length === 0) return message.text ? [muted(sourcesText.noneInAnswer)] : [];
  const ordered = message.citations.toSorted((one, other) => one.ordinal - other.ordinal);
  return [{ kind: 'HEADING', level: 3, runs: [{ text: text.sources }] }, ...ordered.flatMap(sourceBlocks)];
}

/** Notes on an answer that failed, was stopped or is an abstention. */
function marksOf({ status, error, isAbstention }: DocumentMessage): Block[] {
  if (status === 'FAILED') return [note('BAD', error ?? text.failed)];
  if (status === 'STOPPED') return [note('WARNING', text.stopped)];
  if (status !== 'COMPLETE') return [note('WARNING', text.writing)];
  return isAbstention ? [note('MUTED', text.abstention)] : [];
}

/** Headings of an answer are of the third level, below «Respuesta». */
const lowered = (block: Block): Block => (block.kind === 'HEADING' ? { ...block, level: 3 } : block);

/** The table of what was calculated; nothing while something is missing. */
function figuresOf({ calculation }: DocumentMessage): Block[] {
  if (!calculation || calculation.missing.length > 0) return [];
  return resultBlocks(calculate(calculation.kind, calculation.input));
}

function answerBlocks(message: DocumentMessage, { withSources, zone }: TalkPaper): Block[] {
  const { engine, model, completedAt, createdAt, notice } = message;
  const writer = engine ? (model ? `${text.engines[engine]} (${model})` : text.engines[engine]) : null;
  return [
    { kind: 'HEADING', level: 2, runs: [{ text: text.answer }] },
    muted(text.answered(completedAt ?? createdAt, writer, zone)),
    ...blocksOf(withoutBreak(message.text)).map(lowered),
    ...marksOf(message),
    ...figuresOf(message).map(lowered),
    ...(notice ? [note('MUTED', notice)] : []),
    ...(withSources ? sourcesOf(message) : []),
  ];
}

/** A whole conversation, question by question. */
export function conversationBlocks(messages: readonly DocumentMessage[], paper: TalkPaper): Block[] {
  if (messages.length === 0) return [muted(text.empty)];
  let number = 0;
  return messages.flatMap((message) =>
    message.role === 'USER' ? questionBlocks(message, ++number, paper) : answerBlocks(message, paper),
  );
}
