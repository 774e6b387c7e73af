import type { WordPiece } from './word-xml.adapter.ts';
import { escapeXml, lettersOfXml, readRun, textElement, writtenWords, type RunXml } from './word-runs.rules.ts';

/** The runs of a paragraph with what was deleted and put in, as Word tracks changes. */

/** A change in the letters of one piece; `from` = `to`: only put in. */
export interface PieceChange {
  piece: WordPiece;
  from: number;
  to: number;
  /** What is put in behind it. */
  text: string;
}

export interface Author {
  name: string;
  /** `2026-11-23T12:00:00Z`. */
  date: string;
  /** A number that no other change of the document has. */
  nextId: () => number;
}

interface Segment {
  state: 'KEPT' | 'DELETED' | 'INSERTED';
  xml: string;
}

const insideOf = (element: string): string => element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'));

/** Whether the letters of a piece stand in the XML as they were read, so that it can be cut between them. */
export function canCut(xml: string, { kind, start, end, text }: WordPiece): boolean {
  if (kind !== 'TEXT') return kind === 'SIGN';
  const inside = insideOf(xml.slice(start, end));
  return (
    !inside.includes('<') &&
    lettersOfXml(inside)
      .map((letter) => letter.text)
      .join('') === text
  );
}

/** A text element in parts: kept as it was written where nothing in it changes. */
function segmentsOfText(element: string, prefix: string, changes: readonly PieceChange[]): Segment[] {
  const letters = lettersOfXml(insideOf(element));
  const segments: Segment[] = [];
  const add = (state: Segment['state'], from: number, to: number): void => {
    let [at, written] = [0, ''];
    for (const letter of letters) {
      if (at >= from && at < to) written += letter.written;
      at += letter.text.length;
    }
    if (written !== '')
      segments.push({ state, xml: textElement(prefix, written, state === 'DELETED' ? 'delText' : 't') });
  };
  let place = 0;
  for (const { from, to, text } of changes) {
    add('KEPT', place, from);
    add('DELETED', from, to);
    if (text !== '') segments.push({ state: 'INSERTED', xml: writtenWords(prefix, text, 't') });
    place = to;
  }
  add('KEPT', place, Number.POSITIVE_INFINITY);
  return segments;
}

function segmentsOfSign(element: string, prefix: string, changes: readonly PieceChange[]): Segment[] {
  const isDeleted = changes.some(({ from, to }) => to > from);
  const put = (isBefore: boolean): Segment[] =>
    changes
      .filter(({ to, text }) => text !== '' && (to === 0) === isBefore)
      .map(({ text }) => ({ state: 'INSERTED', xml: writtenWords(prefix, text, 't') }));
  return [...put(true), { state: isDeleted ? 'DELETED' : 'KEPT', xml: element }, ...put(false)];
}

function segmentsOf(xml: string, run: RunXml, changes: readonly PieceChange[]): Segment[] {
  return run.children.flatMap(({ start, end }): Segment[] => {
    const own = changes.filter(({ piece }) => piece.start === start);
    const element = xml.slice(start, end);
    const [first] = own;
    if (!first) return [{ state: 'KEPT', xml: element }];
    return first.piece.kind === 'TEXT'
      ? segmentsOfText(element, run.prefix, own)
      : segmentsOfSign(element, run.prefix, own);
  });
}

function joined(segments: readonly Segment[]): Segment[] {
  const runs: Segment[] = [];
  for (const { state, xml } of segments) {
    const last = runs.at(-1);
    if (last?.state === state) last.xml += xml;
    else runs.push({ state, xml });
  }
  return runs;
}

/** The XML that takes the place of a run; `null`: it is a run of another kind. */
export function trackedRun(xml: string, changes: readonly PieceChange[], author: Author): string | null {
  const place = changes[0]?.piece.run;
  const run = place ? readRun(xml.slice(place.start, place.end), place.start) : null;
  if (!run) return null;
  const { prefix } = run;
  const isNote = changes.some(({ piece }) => piece.kind === 'NOTE');
  return joined(segmentsOf(xml, run, changes))
    .map(({ state, xml: inner }) => {
      // The mark of a note is raised; words beside it are not.
      const properties = state === 'INSERTED' && isNote ? '' : run.properties;
      const whole = `${run.open}${properties}${inner}${run.close}`;
      if (state === 'KEPT') return whole;
      const name = state === 'DELETED' ? 'del' : 'ins';
      const facts = `${prefix}:id="${author.nextId()}" ${prefix}:author="${escapeXml(author.name)}" ${prefix}:date="${author.date}"`;
      return `<${prefix}:${name} ${facts}>${whole}</${prefix}:${name}>`;
    })
    .join('');
}
