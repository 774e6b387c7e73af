import { memo, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { markText as text } from '#schema/text/citation-review.ts';
import { citationLook } from '#web/shared/ui/citation-look.ts';
import { blocksOf, type Block, type Piece } from './marked-text.rules.ts';
import { marksOf } from './reveal-mark.ts';
import type { Finding, Quote, Review } from './review.ts';

interface Marks {
  findings: readonly Finding[];
  quotes: readonly Quote[];
  hrefOf: (index: number) => string;
}

/** Its sign and its word: colour alone says nothing to some. */
function Sign({ state }: Pick<Finding, 'state'>) {
  const { icon: Icon, word } = citationLook[state];
  return (
    <>
      <Icon size="0.85em" className="cita-sign" aria-hidden="true" />
      <span className="sr-only">{text.spoken(word)}</span>
    </>
  );
}

function Mark({ piece, finding, href }: { piece: Piece; finding: Finding; href: string }) {
  const parts = {
    className: 'cita',
    // The one that is picked comes first.
    'data-citation': [finding.index, ...piece.around.filter((index) => index !== finding.index)].join(' '),
    'data-state': finding.state,
    'data-decision': finding.decision ?? undefined,
  };
  const inside = (
    <>
      {piece.text}
      {piece.isLast && <Sign state={finding.state} />}
    </>
  );
  // Only its beginning takes the focus, or a mark over two lines would be stopped at twice.
  return piece.isFirst ? (
    <a {...parts} href={href} draggable={false}>
      {inside}
    </a>
  ) : (
    <span {...parts}>{inside}</span>
  );
}

function PieceView({ piece, findings, quotes, hrefOf }: Marks & { piece: Piece }) {
  const finding = piece.citation === null ? undefined : findings[piece.citation];
  const quote = piece.quote === null ? undefined : quotes[piece.quote];
  const words = finding ? <Mark piece={piece} finding={finding} href={hrefOf(finding.index)} /> : piece.text;
  if (!quote) return words;
  return (
    <span className="quoted" data-quote={quote.state}>
      {words}
      {piece.isLastOfQuote && <span className="sr-only">{text.spokenQuote(text.quotes[quote.state])}</span>}
    </span>
  );
}

const LINE_LENGTH = 72;
const LINE_PX = 29;

const looksSame = (before: Finding | undefined, now: Finding | undefined): boolean =>
  before?.state === now?.state && before?.decision === now?.decision;

/** Drawn anew only when the text was checked anew, or one of its own marks was decided about. */
const TextBlock = memo(
  function TextBlock({ block, ...marks }: Marks & { block: Block }) {
    const height = Math.ceil((block.length / LINE_LENGTH) * LINE_PX);
    return (
      <div className="review-block" style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
        {block.paragraphs.map(({ start, isApart, pieces }) => (
          <p key={start} data-apart={isApart || undefined}>
            {pieces.map((piece, at) => (
              // The pieces of a paragraph never change places.
              <PieceView key={at} piece={piece} {...marks} />
            ))}
          </p>
        ))}
      </div>
    );
  },
  (before, now) =>
    before.block === now.block &&
    before.hrefOf === now.hrefOf &&
    now.block.citations.every((index) => looksSame(before.findings[index], now.findings[index])),
);

const placesOf = ({ citations, quotes }: Review['report']): string =>
  [...citations, ...quotes].map(({ start, end, state }) => `${start}-${end}-${state}`).join();

interface MarkedTextProps {
  review: Review;
  chosen: number | null;
  /** It must stay the same function while the review does. */
  hrefOf: (index: number) => string;
  onPick: (index: number, byKeyboard: boolean) => void;
}

/** The text that was checked, each citation marked where it stands. */
export function MarkedText({ review, chosen, hrefOf, onPick }: MarkedTextProps) {
  const view = useRef<HTMLDivElement>(null);
  const { text: words, report } = review;
  const places = placesOf(report);
  // A decision makes new objects of the same places: they alone are no reason to cut the text again.
  // oxlint-disable-next-line react/exhaustive-deps
  const blocks = useMemo(() => blocksOf(words, report.citations, report.quotes), [words, places]);

  // Set by hand: choosing another citation must not draw a text of sixty pages again.
  useEffect(() => {
    if (chosen === null || !view.current) return;
    const marks = marksOf(view.current, chosen);
    marks.forEach((mark) => mark.setAttribute('aria-current', 'true'));
    return () => marks.forEach((mark) => mark.removeAttribute('aria-current'));
  }, [chosen, blocks]);

  const onClick = (event: MouseEvent) => {
    const mark = (event.target as Element).closest<HTMLElement>('[data-citation]');
    if (!mark || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Whoever marked words with the mouse wanted them, not the citation.
    if (window.getSelection()?.isCollapsed === false && event.detail > 0) return;
    onPick(Number.parseInt(mark.dataset['citation'] ?? '', 10), event.detail === 0);
  };
  return (
    // The links inside have the focus and the keys; this only hears which one was pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={view} onClick={onClick} className="review-text">
      {blocks.map((block) => (
        <TextBlock key={block.start} block={block} findings={report.citations} quotes={report.quotes} hrefOf={hrefOf} />
      ))}
    </div>
  );
}
