import { publicationText } from '#schema/text/publications.ts';
import { PublicationError } from '../publications/publication-error.rules.ts';
import { textPartsOf } from '../publications/read-word.adapter.ts';
import { replaceZipParts } from '#api/kernel/office/zip-parts.adapter.ts';
import { assemble } from './document-assembly.rules.ts';
import { docxParagraphs, type DocxParagraph } from './read-docx-document.adapter.ts';
import { editsBetween, type TextEdit } from './text-edits.rules.ts';
import { canCut, trackedRun, type PieceChange } from './tracked-runs.rules.ts';
import { placesOfText, type PiecePlace } from './word-places.rules.ts';

/** A .docx with the changes between two texts of it as tracked changes; all else in it stays as it was, byte by byte. */

export interface TrackedRequest {
  bytes: Uint8Array;
  fileName: string;
  /** The text as it was read from the file, and as it stands now. */
  original: string;
  corrected: string;
  author: string;
  /** `2026-11-23T12:00:00Z`. */
  date: string;
}

/** A change that has no place in the file. */
interface UnplacedChange {
  before: string;
  after: string;
  /** The line that it is in. */
  line: string;
}

export interface TrackedFile {
  bytes: Uint8Array;
  changes: number;
  unplaced: UnplacedChange[];
}

interface PlacedParagraph extends DocxParagraph {
  start: number;
  end: number;
  /** Where its letters were read from; read when it is changed. */
  places: () => (PiecePlace | null)[] | null;
}

/** Where each line of a text stands in another one that has it as often. */
function lineMap(from: string, to: string): (edit: TextEdit) => TextEdit | null {
  if (from === to) return (edit) => edit;
  const startsOf = (text: string): Map<string, number[]> => {
    const starts = new Map<string, number[]>();
    let at = 0;
    for (const line of text.split('\n')) {
      starts.set(line, [...(starts.get(line) ?? []), at]);
      at += line.length + 1;
    }
    return starts;
  };
  const [own, others] = [startsOf(from), startsOf(to)];
  return (edit) => {
    const start = from.lastIndexOf('\n', edit.start - 1) + 1;
    const end = from.indexOf('\n', start);
    const line = from.slice(start, end === -1 ? undefined : end);
    const [here, there] = [own.get(line) ?? [], others.get(line) ?? []];
    const place = here.length === there.length ? there[here.indexOf(start)] : undefined;
    if (place === undefined || edit.end > start + line.length) return null;
    return { ...edit, start: edit.start - start + place, end: edit.end - start + place };
  };
}

function placesOf(text: string, { lead, pieces }: DocxParagraph): (PiecePlace | null)[] | null {
  const places = placesOfText(text.slice(lead), pieces);
  return places && [...Array.from({ length: lead }, () => null), ...places];
}

function placedParagraphs(paragraphs: readonly DocxParagraph[]): { text: string; placed: PlacedParagraph[] } {
  const { text, places: placesInText } = assemble(paragraphs, []);
  const placed = paragraphs.map((paragraph, at): PlacedParagraph => {
    const start = placesInText.parts[at]?.start ?? 0;
    const own = paragraph.lines[0]?.text ?? '';
    let known: (PiecePlace | null)[] | null | undefined;
    const places = () => (known ??= placesOf(own, paragraph));
    return { ...paragraph, start, end: start + own.length, places };
  });
  return { text, placed };
}

function paragraphAt(paragraphs: readonly PlacedParagraph[], { start, end }: TextEdit): PlacedParagraph | null {
  let [low, high] = [0, paragraphs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paragraphs[middle]?.start ?? Infinity) <= start) low = middle + 1;
    else high = middle;
  }
  const found = paragraphs[low - 1];
  return found && end <= found.end ? found : null;
}

/** What is put in where nothing is deleted: behind the letter before it, or before the one behind. */
function insertionOf(
  places: readonly (PiecePlace | null)[],
  { pieces, start }: PlacedParagraph,
  edit: TextEdit,
): PieceChange[] | null {
  const before = places[edit.start - start - 1];
  const behind = places[edit.start - start];
  const [first, second] = [before && pieces[before.piece], behind && pieces[behind.piece]];
  // Beside the mark of a note the other side is taken: a mark cannot be cut.
  if (first && before && first.kind !== 'NOTE')
    return [{ piece: first, from: before.at + 1, to: before.at + 1, text: edit.text }];
  if (second && behind && second.kind !== 'NOTE')
    return [{ piece: second, from: behind.at, to: behind.at, text: edit.text }];
  return first && before ? [{ piece: first, from: 1, to: 1, text: edit.text }] : null;
}

/** An edit as changes of the pieces that it touches; `null`: it has no place. */
function changesOf(paragraph: PlacedParagraph, edit: TextEdit): PieceChange[] | null {
  const { pieces, start } = paragraph;
  const places = paragraph.places();
  if (!places) return null;
  if (edit.start === edit.end) return insertionOf(places, paragraph, edit);
  const range = places.slice(edit.start - start, edit.end - start);
  const [first, last] = [range[0], range.at(-1)];
  if (!first || !last || range.includes(null)) return null;
  const changes: PieceChange[] = [];
  for (let at = first.piece; at <= last.piece; at++) {
    const piece = pieces[at];
    if (!piece || piece.kind === 'NOTE') return null;
    const [from, to] = [at === first.piece ? first.at : 0, at === last.piece ? last.at + 1 : piece.text.length];
    if (to > from) changes.push({ piece, from, to, text: '' });
  }
  const end = changes.at(-1);
  if (end) end.text = edit.text;
  return changes;
}

/** Ids of changes that the document has already are not used again. */
function freeIds(xmls: Iterable<string>): () => number {
  let id = 0;
  for (const xml of xmls) for (const [, used] of xml.matchAll(/:id="(\d{1,9})"/g)) id = Math.max(id, Number(used));
  return () => ++id;
}

/** The parts of the file with their runs changed; changes whose run cannot be cut are given back. */
class TrackedParts {
  private readonly byRun = new Map<string, { part: string; changes: PieceChange[] }>();

  constructor(private readonly xmls: ReadonlyMap<string, string>) {}

  add({ part }: PlacedParagraph, changes: readonly PieceChange[]): boolean {
    const xml = this.xmls.get(part) ?? '';
    if (!changes.every(({ piece }) => piece.kind === 'NOTE' || canCut(xml, piece))) return false;
    if (changes.some(({ piece: { run } }) => !/^<[\w.-]+:r[\s>]/.test(xml.slice(run.start, run.start + 40))))
      return false;
    for (const change of changes) {
      const key = `${part} ${change.piece.run.start}`;
      const run = this.byRun.get(key) ?? { part, changes: [] };
      run.changes.push(change);
      this.byRun.set(key, run);
    }
    return true;
  }

  write(author: { name: string; date: string }): Map<string, Buffer> {
    const nextId = freeIds(this.xmls.values());
    const written = new Map<string, Buffer>();
    const runs = [...this.byRun.values()].toSorted((a, b) => startOf(a) - startOf(b));
    for (const [part, own] of Map.groupBy(runs, (run) => run.part)) {
      const xml = this.xmls.get(part) ?? '';
      let [result, from] = ['', 0];
      for (const { changes } of own) {
        const place = changes[0]?.piece.run;
        const tracked = trackedRun(xml, changes, { ...author, nextId });
        if (!place || tracked === null) continue;
        result += xml.slice(from, place.start) + tracked;
        from = place.end;
      }
      written.set(part, Buffer.from(result + xml.slice(from)));
    }
    return written;
  }
}

const startOf = ({ changes }: { changes: readonly PieceChange[] }): number => changes[0]?.piece.run.start ?? 0;

function track({ bytes, fileName, original, corrected, author, date }: TrackedRequest): TrackedFile {
  const parts = textPartsOf(bytes);
  if (typeof parts === 'string') throw new PublicationError(parts, publicationText.notRead[parts](fileName));
  const { text, placed } = placedParagraphs(docxParagraphs(parts));
  const toFile = lineMap(original, text);
  const names = new Set(placed.map(({ part }) => part));
  const tracked = new TrackedParts(new Map([...names].map((name) => [name, parts.get(name)?.toString('utf8') ?? ''])));
  const edits = editsBetween(original, corrected);
  const unplaced = edits.filter((edit) => {
    const inFile = toFile(edit);
    const paragraph = inFile && paragraphAt(placed, inFile);
    const changes = paragraph && changesOf(paragraph, inFile);
    return !changes || !tracked.add(paragraph, changes);
  });
  return {
    bytes: replaceZipParts(Buffer.from(bytes), tracked.write({ name: author, date })),
    changes: edits.length - unplaced.length,
    unplaced: unplaced.map((edit) => unplacedOf(original, edit)),
  };
}

const LINE = 300;

function unplacedOf(original: string, { start, end, text }: TextEdit): UnplacedChange {
  const from = original.lastIndexOf('\n', start - 1) + 1;
  const to = original.indexOf('\n', start);
  return {
    before: original.slice(start, end),
    after: text,
    line: original.slice(from, to === -1 ? undefined : to).slice(0, LINE),
  };
}

/** The file with tracked changes, or a `PublicationError`. */
export function trackChanges(request: TrackedRequest): TrackedFile {
  try {
    return track(request);
  } catch (error) {
    if (error instanceof PublicationError) throw error;
    throw new PublicationError('BROKEN', publicationText.broken(request.fileName), error);
  }
}
