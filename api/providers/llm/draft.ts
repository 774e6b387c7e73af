import { parsePartialJson } from 'ai';
import { z } from 'zod';
import { PortError } from '#api/ports/port-error.ts';
import { SECTION_STYLES, type SectionStyle } from './answer-markdown.rules.ts';
import type { DraftSentence } from './sentence-check.rules.ts';
import { splitSentences } from './sentence-text.rules.ts';

/** Parses the structured reply of a model while it arrives. Parsing is lenient, because not all servers follow the schema. */

// Every property is required, because strict servers accept no optional ones. The sources come before the text, so that
// the model writes the text from them.
const sentenceShape = {
  passages: z.array(z.string()),
  quote: z.string(),
  text: z.string(),
};

export const draftShape = z.object({
  sections: z.array(
    z.object({
      heading: z.string(),
      style: z.enum(SECTION_STYLES),
      sentences: z.array(z.object(sentenceShape)),
    }),
  ),
});

export const repairShape = z.object({ sentences: z.array(z.object({ id: z.string(), ...sentenceShape })) });

export interface DraftedSentence {
  draft: DraftSentence;
  /** The heading as it was sent, not checked yet. */
  section: { index: number; heading: string; style: SectionStyle };
}

const MAX_SENTENCES = 80;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : undefined;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function idsOf(value: unknown): string[] {
  const names = Array.isArray(value) ? value.map(textOf) : textOf(value).split(/[\s,;]+/);
  return [
    ...new Set(
      names
        .map((name) =>
          name
            .trim()
            .replace(/^\[|\]$/g, '')
            .toLowerCase(),
        )
        .filter(Boolean),
    ),
  ];
}

/** One item may contain several sentences: each is checked and cited on its own. */
function sentencesOf(value: unknown): DraftSentence[] {
  const passages = idsOf(field(value, 'passages'));
  const texts = splitSentences(typeof value === 'string' ? value : textOf(field(value, 'text')));
  const quote = textOf(field(value, 'quote'));
  return texts.map((text, at) => ({ text, passages, quote: at === texts.length - 1 ? quote : '' }));
}

const styleOf = (value: unknown): SectionStyle => SECTION_STYLES.find((style) => style === value) ?? 'PARAGRAPH';

/** The JSON inside of a reply, without code fences or text that some models add around it. */
const jsonIn = (text: string, isWhole: boolean): string => {
  const from = Math.max(0, text.indexOf('{'));
  const to = text.lastIndexOf('}') + 1;
  return isWhole && to > from ? text.slice(from, to) : text.slice(from);
};

export async function readWhole(text: string): Promise<unknown> {
  const { value, state } = await parsePartialJson(jsonIn(text, true));
  if (state !== 'successful-parse') throw new PortError('BAD_REPLY', 'the reply is no JSON, or not all of it');
  return value;
}

export const clauseShape = z.object({ heading: z.string(), paragraphs: z.array(z.string()) });

const MAX_PARAGRAPHS = 12;

/** The clause of a model's reply. */
export function clauseIn(value: unknown): { heading: string; paragraphs: string[] } {
  const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const given = field(value, 'paragraphs');
  const paragraphs = (Array.isArray(given) ? given.map(textOf) : textOf(given).split(/\n{2,}/))
    .map(oneLine)
    .filter(Boolean);
  const heading = oneLine(textOf(field(value, 'heading'))).replace(/[.:]+$/, '');
  if (!heading || paragraphs.length === 0) throw new PortError('BAD_REPLY', 'the reply has no clause');
  return { heading: heading.toUpperCase().slice(0, 120), paragraphs: paragraphs.slice(0, MAX_PARAGRAPHS) };
}

export const pointsShape = z.object({
  points: z.array(z.object({ quotes: z.array(z.string()), text: z.string() })),
});

const MAX_POINTS = 20;
const MAX_QUOTES = 6;

/** The sentences about a document of a model's reply; none: the document does not say it. */
export function pointsIn(value: unknown): { text: string; quotes: string[] }[] {
  const given = field(value, 'points');
  if (!Array.isArray(given)) throw new PortError('BAD_REPLY', 'the reply has no points');
  return given.slice(0, MAX_POINTS).map((point) => {
    const quotes = field(point, 'quotes');
    return {
      text: textOf(field(point, 'text')).replace(/\s+/g, ' ').trim(),
      quotes: (Array.isArray(quotes) ? quotes.map(textOf) : [textOf(quotes)]).filter(Boolean).slice(0, MAX_QUOTES),
    };
  });
}

export class DraftReader {
  private text = '';
  /** For each section, how many elements of `sentences` were already returned. */
  private readonly given: number[] = [];
  private count = 0;

  /** Adds a piece of the reply; returns the sentences that it completes. A sentence is complete when another element follows. */
  async push(piece: string): Promise<DraftedSentence[]> {
    this.text += piece;
    if (!/[{}]/.test(piece)) return [];
    const { value, state } = await parsePartialJson(jsonIn(this.text, false));
    return state === 'failed-parse' ? [] : this.take(value, false);
  }

  async end(): Promise<DraftedSentence[]> {
    if (!this.text.trim()) throw new PortError('BAD_REPLY', 'the reply is empty');
    const rest = this.take(await readWhole(this.text), true);
    if (this.count === 0) throw new PortError('BAD_REPLY', 'the reply has no sentences');
    return rest;
  }

  private take(draft: unknown, isWhole: boolean): DraftedSentence[] {
    const found: DraftedSentence[] = [];
    const sections = listOf(field(draft, 'sections'));
    for (const [index, section] of sections.entries()) {
      const sentences = listOf(field(section, 'sentences'));
      const isOpen = !isWhole && index === sections.length - 1;
      const complete = isOpen ? sentences.slice(0, -1) : sentences;
      const place = { index, heading: textOf(field(section, 'heading')), style: styleOf(field(section, 'style')) };
      for (const sentence of complete.slice(this.given[index] ?? 0))
        for (const each of sentencesOf(sentence))
          if (this.count++ < MAX_SENTENCES) found.push({ draft: each, section: place });
      this.given[index] = Math.max(this.given[index] ?? 0, complete.length);
    }
    return found;
  }
}

/** The repaired sentences of a model's reply, by the ids of the original ones. */
export function repairedSentences(value: unknown): Map<string, DraftSentence[]> {
  const repaired = new Map<string, DraftSentence[]>();
  for (const sentence of listOf(field(value, 'sentences'))) {
    const id = textOf(field(sentence, 'id')).trim().toLowerCase();
    if (id) repaired.set(id, [...(repaired.get(id) ?? []), ...sentencesOf(sentence)]);
  }
  return repaired;
}
