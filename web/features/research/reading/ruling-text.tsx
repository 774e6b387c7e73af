import { memo } from 'react';
import { rulingText as text } from '#schema/text/reading.ts';
import { splitCalls, type RulingBlock } from './ruling-text.rules.ts';

/** A part of a ruling: a heading and the text up to the next one. */
export interface RulingPart {
  /** Id of the element in the page. */
  id: string;
  heading: RulingBlock | null;
  blocks: RulingBlock[];
}

export function partsOf(blocks: readonly RulingBlock[]): RulingPart[] {
  const parts: RulingPart[] = [{ id: 'parte-0', heading: null, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ id: `parte-${parts.length}`, heading: block, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts.filter(({ heading, blocks: below }) => heading || below.length > 0);
}

/** Footnote references become links to the notes. */
const Words = ({ words }: { words: string }) =>
  splitCalls(words).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <sup key={at} id={`llamada-${piece}`}>
        <a href={`#nota-${piece}`} aria-label={text.note(piece)} className="ruling-call">
          {piece}
        </a>
      </sup>
    ),
  );

function Notes({ notes }: { notes: RulingBlock['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <ol className="ruling-notes">
      {notes.map(({ number, text: words }) => (
        <li key={number} id={`nota-${number}`} value={Number(number)}>
          {words}{' '}
          <a href={`#llamada-${number}`} aria-label={text.backToNote(number)}>
            ↩
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A numbered paragraph has a hanging indent. */
const NUMBERED = /^(\d{1,3}\.)\s+/;

function Paragraph({ block }: { block: RulingBlock }) {
  const number = block.kind === 'paragraph' ? NUMBERED.exec(block.text) : null;
  return (
    <>
      <p className={block.kind === 'cells' ? 'ruling-cells' : number ? 'ruling-numbered' : undefined}>
        {number && <span className="ruling-number">{number[1]} </span>}
        <Words words={number ? block.text.slice(number[0].length) : block.text} />
      </p>
      <Notes notes={block.notes} />
    </>
  );
}

/** The whole text; parts outside of the view are laid out when they come near it. */
export const RulingText = memo(function RulingText({ parts }: { parts: readonly RulingPart[] }) {
  return (
    <div className="reading">
      {parts.map(({ id, heading, blocks }) => (
        <section key={id} id={id} className="ruling-part">
          {heading &&
            (heading.level === 1 ? (
              <h3>
                <Words words={heading.text} />
              </h3>
            ) : (
              <h4>
                <Words words={heading.text} />
              </h4>
            ))}
          {heading && <Notes notes={heading.notes} />}
          {blocks.map((block, at) => (
            // Paragraphs of one ruling keep their order.
            <Paragraph key={at} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
});
