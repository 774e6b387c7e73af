import { memo, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { documentViewText as text, severityText } from '#schema/text/document-file-screen.ts';
import { blocksOf, type Block, type PageStart, type TextPart } from '../text/marked-text.rules.ts';
import type { DocumentMark, LitPlace } from './places.ts';

export interface TextSection {
  kind: string;
  level: number;
  start: number;
}

interface BlockProps {
  block: Block;
  marks: readonly DocumentMark[];
  /** Level of the heading that begins at an offset. */
  headings: ReadonlyMap<number, number>;
  pageCount: number;
}

/** Below the name of the document, which is the first level. */
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Level of each heading by its place; none is more than one deeper than the one before it. */
function levelsOf(sections: readonly TextSection[]): Map<number, number> {
  let last = 0;
  return new Map(
    sections
      .filter(({ kind }) => kind === 'HEADING')
      .map(({ start, level }) => [start, (last = Math.min(level, last + 1))]),
  );
}

function Piece({ piece, marks, pageCount }: Pick<BlockProps, 'marks' | 'pageCount'> & { piece: TextPart }) {
  // The lit place comes after the marks.
  const isLit = piece.around.includes(marks.length);
  const at = piece.citation === marks.length ? piece.around.find((index) => index < marks.length) : piece.citation;
  const mark = at === null || at === undefined ? undefined : marks[at];
  const words = mark ? (
    <mark
      data-mark={mark.id}
      data-severity={mark.severity}
      data-decided={mark.isDecided || undefined}
      data-lit={isLit || undefined}
      className="document-mark"
    >
      {piece.isFirst && <span className="sr-only">{text.mark(severityText[mark.severity], mark.label)} </span>}
      {piece.text}
    </mark>
  ) : isLit ? (
    <mark data-lit className="document-lit">
      {piece.text}
    </mark>
  ) : (
    piece.text
  );
  return (
    <>
      {piece.page !== null && <span className="document-page">{text.page(piece.page, pageCount)}</span>}
      {words}
    </>
  );
}

const LINE_LENGTH = 80;
const LINE_PX = 28;

/** Rendered again only when a mark in it changed. */
const TextBlock = memo(
  function TextBlock({ block, marks, headings, pageCount }: BlockProps) {
    const height = Math.ceil((block.length / LINE_LENGTH) * LINE_PX);
    return (
      <div className="document-block" style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
        {block.paragraphs.map(({ start, hasBlankLineBefore, pieces }) => {
          const level = headings.get(start);
          const Tag = level === undefined ? 'p' : (HEADINGS[Math.min(level, HEADINGS.length) - 1] ?? 'h6');
          return (
            <Tag key={start} data-apart={hasBlankLineBefore || undefined}>
              {pieces.map((piece, at) => (
                // The parts of a paragraph keep their order.
                // oxlint-disable-next-line react/no-array-index-key
                <Piece key={at} piece={piece} marks={marks} pageCount={pageCount} />
              ))}
            </Tag>
          );
        })}
      </div>
    );
  },
  (before, now) =>
    before.block.start === now.block.start &&
    before.block.length === now.block.length &&
    before.headings === now.headings &&
    before.block.citations.length === 0 &&
    now.block.citations.length === 0,
);

interface TextViewProps {
  words: string;
  sections: readonly TextSection[];
  pages: readonly PageStart[];
  marks: readonly DocumentMark[];
  lit: LitPlace | null;
  onPick: (id: string) => void;
}

/** The text of a document with its headings and marks. */
export function TextView({ words, sections, pages, marks, lit, onPick }: TextViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => {
    const places = [...marks.map(({ span }) => span), ...(lit ? [lit.span] : [])];
    return blocksOf(
      words,
      places.map(({ start, end }, index) => ({ index, start, end })),
      [],
      pages,
    );
  }, [words, marks, lit, pages]);
  const headings = useMemo(() => levelsOf(sections), [sections]);
  useEffect(() => {
    const target = view.current;
    if (!target || !lit) return;
    const reveal = () => {
      const place = target.querySelector('[data-lit]');
      if (!place) return;
      const above = place.getBoundingClientRect().top - target.getBoundingClientRect().top;
      if (above < 40 || above > target.clientHeight - 80) target.scrollTop += above - target.clientHeight / 3;
    };
    reveal();
    // Blocks near the view are laid out only now and may be taller than estimated.
    const frame = requestAnimationFrame(reveal);
    return () => cancelAnimationFrame(frame);
  }, [lit]);
  const onClick = (event: MouseEvent) => {
    const mark = (event.target as Element).closest<HTMLElement>('[data-mark]')?.dataset['mark'];
    // Selecting text with the mouse is not a click on the mark.
    if (mark && window.getSelection()?.isCollapsed !== false) onPick(mark);
  };
  return (
    // The list of findings does the same for the keyboard. It scrolls by itself, so that the keyboard reaches its end.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div ref={view} role="region" aria-label={text.region} tabIndex={0} onClick={onClick} className="document-view">
      <div className="document-text">
        {words.trim() === '' && <p className="text-muted">{text.empty}</p>}
        {blocks.map((block) => (
          <TextBlock key={block.start} block={block} marks={marks} headings={headings} pageCount={pages.length} />
        ))}
      </div>
    </div>
  );
}
