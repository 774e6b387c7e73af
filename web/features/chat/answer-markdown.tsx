import { createContext, memo, useContext, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { sourcesText } from '#schema/text/chat.ts';
import { Tooltip } from '#web/shared/ui/tooltip.tsx';
import { citationLook } from './citation-states.ts';
import { citeReferences, withoutHalfReference } from './cite-references.ts';
import type { Message } from './reply-follower.ts';

type Citation = Message['citations'][number];

const onlyHttps = (url: string): string => (/^https:\/\//i.test(url) ? url : '');

function CiteButton({
  ordinal,
  citation,
  isOpen,
  onOpen,
}: {
  ordinal: number;
  citation?: Citation;
  isOpen: boolean;
  onOpen: () => void;
}) {
  // A number without a source yet (the answer is being written) is a number, not a button.
  if (!citation)
    return (
      <span className="cite" aria-label={sourcesText.unknownSource(ordinal)} role="img">
        {ordinal}
      </span>
    );
  const { word, tone } = citationLook[citation.state];
  return (
    <Tooltip text={`${citation.label} · ${word}`}>
      <button
        type="button"
        className="cite"
        data-ordinal={ordinal}
        data-state={tone === 'positive' ? undefined : 'doubt'}
        aria-pressed={isOpen}
        aria-label={sourcesText.openSource(ordinal, citation.label, word)}
        onClick={onOpen}
      >
        {ordinal}
      </button>
    </Tooltip>
  );
}

const Anchor = ({ href, children }: { href?: string; children?: ReactNode }) =>
  href ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    <>{children}</>
  );

interface Numbers {
  citations: readonly Citation[];
  openOrdinal: number | null;
  onOpenSource: (ordinal: number) => void;
}

const NumbersContext = createContext<Numbers>({ citations: [], openOrdinal: null, onOpenSource: () => undefined });

function Cite({ ordinal }: { ordinal: number }) {
  const { citations, openOrdinal, onOpenSource } = useContext(NumbersContext);
  const citation = citations.find((source) => source.ordinal === ordinal);
  return (
    <CiteButton
      ordinal={ordinal}
      citation={citation}
      isOpen={openOrdinal === ordinal}
      onOpen={() => onOpenSource(ordinal)}
    />
  );
}

// One object for good: components made anew at each render would be new elements, and a number would lose its focus.
const COMPONENTS: Components = {
  a: ({ href, children }) => <Anchor href={href}>{children}</Anchor>,
  img: () => null,
  // An answer's headings stand one below the conversation's, without a gap.
  h1: ({ children }) => <h2>{children}</h2>,
  h3: ({ children }) => <h2>{children}</h2>,
  h4: ({ children }) => <h3>{children}</h3>,
  cite: ({ node }) => <Cite ordinal={Number(node?.properties['dataOrdinal'])} />,
};
const REMARK = [remarkGfm];
const REHYPE = [citeReferences];

const Prose = memo(function Prose({ text }: { text: string }) {
  return (
    <Markdown remarkPlugins={REMARK} rehypePlugins={REHYPE} skipHtml urlTransform={onlyHttps} components={COMPONENTS}>
      {withoutHalfReference(text)}
    </Markdown>
  );
});

/** An answer as text: Markdown without images or HTML, links only to https, its numbers as buttons. */
export function AnswerMarkdown({ text, ...numbers }: Numbers & { text: string }) {
  return (
    <NumbersContext value={numbers}>
      <div className="reading">
        <Prose text={text} />
      </div>
    </NumbersContext>
  );
}
