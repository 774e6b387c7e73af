import { inRoman } from '#schema/lib/roman.ts';
import { publicationText } from '#schema/text/publications.ts';
import { PublicationError } from '../publications/publication-error.rules.ts';
import { textPartsOf } from '../publications/read-word.adapter.ts';
import { assemble } from './document-assembly.rules.ts';
import { markOfNote, type DocumentParagraph, type DocumentText } from './document-text.rules.ts';
import { bodyParagraphs, noteParagraphs, type NoteKind, type WordParagraph } from './word-xml.adapter.ts';

/** A .docx as a person brings it: its paragraphs with tables and notes, without headers, text boxes and what was deleted. */

type Parts = ReadonlyMap<string, Buffer>;

const RELATIONSHIP = /<(?:\w+:)?Relationship\b[^>]*>/g;
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';

/** The part that another one names as its `type`: documents from the web name theirs otherwise than Word does. */
function partOf(parts: Parts, relations: string, type: string, folder: string): string | null {
  const xml = parts.get(relations)?.toString('utf8') ?? '';
  const tag = [...xml.matchAll(RELATIONSHIP)]
    .map(([found]) => found)
    .find((found) => attribute(found, 'Type').endsWith(`/${type}`));
  const target = tag ? attribute(tag, 'Target') : '';
  if (target === '') return null;
  const name = target.startsWith('/') ? target.slice(1) : folder + target;
  return parts.get(name)?.toString('utf8') ?? null;
}

/** Word numbers footnotes with digits and endnotes with small romans, in the order of their marks. */
function noteNames() {
  const counts = { footnote: 0, endnote: 0 };
  return (kind: NoteKind): string => {
    counts[kind] += 1;
    return kind === 'footnote' ? String(counts.footnote) : inRoman(counts.endnote).toLowerCase();
  };
}

type Note = WordParagraph['notes'][number];

function paragraphOfNote(
  { kind, id, label }: Note,
  texts: Record<NoteKind, ReadonlyMap<string, WordParagraph[]>>,
  paragraph: number,
): DocumentParagraph[] {
  const [first, ...rest] = texts[kind].get(id) ?? [];
  if (!first) return [];
  const lines = [{ ...first, text: `${markOfNote(label)} ${first.text}` }, ...rest];
  return lines.map(({ text }) => ({ note: label, lines: [{ text, paragraph }] }));
}

function readParts(parts: Parts): DocumentText {
  const body = partOf(parts, '_rels/.rels', 'officeDocument', '') ?? parts.get('word/document.xml')?.toString('utf8');
  if (!body) throw new Error('no document');
  const relations = [...parts.keys()].find((name) => /^word\/_rels\/document\d*\.xml\.rels$/i.test(name)) ?? '';
  const texts = {
    footnote: noteParagraphs(partOf(parts, relations, 'footnotes', 'word/') ?? ''),
    endnote: noteParagraphs(partOf(parts, relations, 'endnotes', 'word/') ?? ''),
  };
  const done: DocumentParagraph[] = [];
  const atEnd: DocumentParagraph[] = [];
  bodyParagraphs(body, noteNames()).forEach(({ text, notes }, at) => {
    const paragraph = at + 1;
    done.push({ lines: [{ text, paragraph }] });
    for (const note of notes)
      (note.kind === 'footnote' ? done : atEnd).push(...paragraphOfNote(note, texts, paragraph));
  });
  return assemble([...done, ...atEnd], []);
}

/** The text of a .docx with its paragraphs, or a `PublicationError`. */
export function readDocxDocument(bytes: Uint8Array, fileName: string): DocumentText {
  try {
    const parts = textPartsOf(bytes);
    if (typeof parts === 'string') throw new PublicationError(parts, publicationText.notRead[parts](fileName));
    return readParts(parts);
  } catch (error) {
    if (error instanceof PublicationError) throw error;
    throw new PublicationError('BROKEN', publicationText.broken(fileName), error);
  }
}
