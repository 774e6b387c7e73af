import { memo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { sourcesText } from '#schema/text/chat.ts';
import { Tooltip } from '#web/shared/ui/tooltip.tsx';
import { citationLook } from './citation-states.ts';
import { citeReferences, withoutHalfReference } from './cite-references.ts';
import type { Message } from './reply-follower.ts';

type Citation = Message['citations'][number];

interface AnswerMarkdownProps {
  text: string;
  citations: readonly Citation[];
  /** The source that is open beside the answer. */
  openOrdinal: number | null;
  onOpenSource: (ordinal: number) => void;
}

const onlyHttps = (url: string): string => (/^https:\/\//i.test(url) ? url : '');

function CiteButton({ ordinal, citation, isOpen, onOpen }: { ordinal: number; citation?: Citation; isOpen: boolean; onOpen: () => void }) {
  // A number without a source yet (the answer is being written) is a number, not a button.
  if (!citation) return <span className="cite" aria-label={sourcesText.unknownSource(ordinal)} role="img">{ordinal}</span>;
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

/** An answer as text: Markdown without images or HTML, links only to https, its numbers as buttons. */
export const AnswerMarkdown = memo(function AnswerMarkdown({ text, citations, openOrdinal, onOpenSource }: AnswerMarkdownProps) {
  const components: Components = {
    a: ({ href, children }) => <Anchor href={href}>{children}</Anchor>,
    img: () => null,
    // An answer's headings stand one below the conversation's, without a gap.
    h1: ({ children }) => <h2>{children}</h2>,
    h3: ({ children }) => <h2>{children}</h2>,
    h4: ({ children }) => <h3>{children}</h3>,
    cite: ({ node }) => {
      const ordinal = Number(node?.properties['dataOrdinal']);
      const citation = citations.find((source) => source.ordinal === ordinal);
      return <CiteButton ordinal={ordinal} citation={citation} isOpen={openOrdinal === ordinal} onOpen={() => onOpenSource(ordinal)} />;
    },
  };
  return (
    <div className="reading">
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[citeReferences]} skipHtml urlTransform={onlyHttps} components={components}>
        {withoutHalfReference(text)}
      </Markdown>
    </div>
  );
});
