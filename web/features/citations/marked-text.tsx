import { memo, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { markText as text, reviewText } from '#schema/text/citation-review.ts';
import { citationStateDisplay } from '#web/shared/ui/citation-state-display.ts';
import { blocksOf, type Block, type TextPart } from '#web/shared/text/marked-text.rules.ts';
import { marksOf } from './reveal-mark.ts';
import type { Finding, Quote, Review } from './review.ts';

interface Marks {
  findings: readonly Finding[];
  quotes: readonly Quote[];
  hrefOf: (index: number) => string;
}

/** Icon and word, because colour alone is not accessible. */
function Sign({ state, verdict, contradictions }: Finding) {
  const { icon: Icon, word } = citationStateDisplay[contradictions.length > 0 ? 'QUOTE_NOT_FOUND' : state];
  return (
    <>
      <Icon size="0.85em" className="cita-sign" aria-hidden="true" />
      <span className="sr-only">{text.spoken(contradictions.length > 0 ? verdict : word)}</span>
    </>
  );
}

function Mark({ piece, finding, href }: { piece: TextPart; finding: Finding; href: string }) {
  const parts = {
    className: 'cita',
    // The citation that a click chooses is the first.
    'data-citation': [finding.index, ...piece.around.filter((index) => index !== finding.index)].join(' '),
    'data-state': finding.state,
    'data-contradicted': finding.contradictions.length > 0 || undefined,
    'data-decision': finding.decision ?? undefined,
  };
  const inside = (
    <>
      {piece.text}
      {piece.isLast && <Sign {...finding} />}
    </>
  );
  // Only the first part takes the focus; otherwise a mark over two lines would be two tab stops.
  return piece.isFirst ? (
    <a {...parts} href={href} draggable={false}>
      {inside}
    </a>
  ) : (
    <span {...parts}>{inside}</span>
  );
}

/** Where a page of the file begins; it is no part of the text, and is not copied with it. */
const PageMark = ({ page }: { page: number }) => (
  <span className="page-mark">
    <span aria-hidden="true">{reviewText.pageMark(page)}</span>
    <span className="sr-only">{reviewText.pageMarkSpoken(page)}</span>
  </span>
);

function PieceView({ piece, findings, quotes, hrefOf }: Marks & { piece: TextPart }) {
  const finding = piece.citation === null ? undefined : findings[piece.citation];
  const quote = piece.quote === null ? undefined : quotes[piece.quote];
  const marked = finding ? <Mark piece={piece} finding={finding} href={hrefOf(finding.index)} /> : piece.text;
  const words = (
    <>
      {piece.page !== null && <PageMark page={piece.page} />}
      {marked}
    </>
  );
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
  before?.state === now?.state && before?.verdict === now?.verdict && before?.decision === now?.decision;

/** Rendered again only after a new check, or after a decision about one of its marks. */
const TextBlock = memo(
  function TextBlock({ block, ...marks }: Marks & { block: Block }) {
    const height = Math.ceil((block.length / LINE_LENGTH) * LINE_PX);
    return (
      <div className="review-block" style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
        {block.paragraphs.map(({ start, hasBlankLineBefore, pieces }) => (
          <p key={start} data-apart={hasBlankLineBefore || undefined}>
            {pieces.map((piece, at) => (
              // The parts of a paragraph keep their order.
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
  /** Must be the same function as long as the review is the same. */
  hrefOf: (index: number) => string;
  onPick: (index: number, byKeyboard: boolean) => void;
}

/** The checked text with its citations highlighted. */
export function MarkedText({ review, chosen, hrefOf, onPick }: MarkedTextProps) {
  const view = useRef<HTMLDivElement>(null);
  const { text: words, report, pages } = review;
  const places = placesOf(report);
  // A decision creates new objects with the same positions: the text need not be split again.
  // oxlint-disable-next-line react/exhaustive-deps
  const blocks = useMemo(() => blocksOf(words, report.citations, report.quotes, pages), [words, places]);

  // Set in the DOM: choosing another citation must not render sixty pages again.
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
    // Selecting text with the mouse is not a click on the citation.
    if (window.getSelection()?.isCollapsed === false && event.detail > 0) return;
    onPick(Number.parseInt(mark.dataset['citation'] ?? '', 10), event.detail === 0);
  };
  return (
    // The links inside take focus and keys; this only detects which one was clicked.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={view} onClick={onClick} className="review-text">
      {blocks.map((block) => (
        <TextBlock key={block.start} block={block} findings={report.citations} quotes={report.quotes} hrefOf={hrefOf} />
      ))}
    </div>
  );
}
