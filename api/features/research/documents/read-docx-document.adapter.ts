import { inRoman } from '#schema/lib/roman.ts';
import { publicationText } from '#schema/text/publications.ts';
import { PublicationError } from '../publications/publication-error.rules.ts';
import { textPartsOf } from '../publications/read-word.adapter.ts';
import { assemble } from './document-assembly.rules.ts';
import { markOfNote, type DocumentParagraph, type DocumentText } from './document-text.rules.ts';
import {
  bodyParagraphs,
  noteParagraphs,
  type NoteKind,
  type WordParagraph,
  type WordPiece,
} from './word-xml.adapter.ts';

/** A .docx as a person brings it: its paragraphs with tables and notes, without headers, text boxes and what was deleted. */

type Parts = ReadonlyMap<string, Buffer>;

const RELATIONSHIP = /<(?:\w+:)?Relationship\b[^>]*>/g;
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';

interface NamedPart {
  name: string;
  xml: string;
}

function partNamed(parts: Parts, name: string): NamedPart | null {
  const xml = parts.get(name)?.toString('utf8');
  return xml === undefined ? null : { name, xml };
}

/** The part that another one names as its `type`: documents from the web name theirs otherwise than Word does. */
function partOf(parts: Parts, relations: string, type: string, folder: string): NamedPart | null {
  const xml = parts.get(relations)?.toString('utf8') ?? '';
  const tag = [...xml.matchAll(RELATIONSHIP)]
    .map(([found]) => found)
    .find((found) => attribute(found, 'Type').endsWith(`/${type}`));
  const target = tag ? attribute(tag, 'Target') : '';
  if (target === '') return null;
  return partNamed(parts, target.startsWith('/') ? target.slice(1) : folder + target);
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

/** A paragraph of the text with its place in the file. */
export interface DocxParagraph extends DocumentParagraph {
  /** The part that it was read from, and what of it. */
  part: string;
  pieces: readonly WordPiece[];
  /** Letters of its text that stand in no piece: the mark before a note. */
  lead: number;
}

function paragraphsOfNote(
  { id, label }: Note,
  { name, texts }: { name: string; texts: ReadonlyMap<string, WordParagraph[]> },
  paragraph: number,
): DocxParagraph[] {
  const mark = `${markOfNote(label)} `;
  return (texts.get(id) ?? []).map(({ text, pieces }, at) => ({
    note: label,
    lines: [{ text: at === 0 ? mark + text : text, paragraph }],
    part: name,
    pieces,
    lead: at === 0 ? mark.length : 0,
  }));
}

/** The paragraphs of the body with its footnotes, and behind them the endnotes. */
export function docxParagraphs(parts: Parts): DocxParagraph[] {
  const body = partOf(parts, '_rels/.rels', 'officeDocument', '') ?? partNamed(parts, 'word/document.xml');
  if (!body) throw new Error('no document');
  const relations = [...parts.keys()].find((name) => /^word\/_rels\/document\d*\.xml\.rels$/i.test(name)) ?? '';
  const notesOf = (kind: NoteKind) => {
    const part = partOf(parts, relations, `${kind}s`, 'word/');
    return { name: part?.name ?? '', texts: noteParagraphs(part?.xml ?? '') };
  };
  const texts = { footnote: notesOf('footnote'), endnote: notesOf('endnote') };
  const done: DocxParagraph[] = [];
  const atEnd: DocxParagraph[] = [];
  bodyParagraphs(body.xml, noteNames()).forEach(({ text, pieces, notes }, at) => {
    const paragraph = at + 1;
    done.push({ lines: [{ text, paragraph }], part: body.name, pieces, lead: 0 });
    for (const note of notes)
      (note.kind === 'footnote' ? done : atEnd).push(...paragraphsOfNote(note, texts[note.kind], paragraph));
  });
  return [...done, ...atEnd];
}

/** The text of a .docx with its paragraphs, or a `PublicationError`. */
export function readDocxDocument(bytes: Uint8Array, fileName: string): DocumentText {
  try {
    const parts = textPartsOf(bytes);
    if (typeof parts === 'string') throw new PublicationError(parts, publicationText.notRead[parts](fileName));
    return assemble(docxParagraphs(parts), []);
  } catch (error) {
    if (error instanceof PublicationError) throw error;
    throw new PublicationError('BROKEN', publicationText.broken(fileName), error);
  }
}
