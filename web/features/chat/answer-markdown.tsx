import { createContext, memo, useContext, useMemo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CiteButton } from './cite-button.tsx';
import { citeReferences, withoutHalfReference } from './cite-references.ts';
import { claimMarks } from './claim-marks.rules.ts';
import { ClaimSign } from './claim-sign.tsx';
import { collapseAfterBreak } from './collapse-after-break.ts';
import type { Message } from './reply-follower.ts';

type Citation = Message['citations'][number];
type Claims = Message['claims'];

const onlyHttps = (url: string): string => (/^https:\/\//i.test(url) ? url : '');

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
  claims: Claims;
  openOrdinal: number | null;
  onOpenSource: (ordinal: number) => void;
}

const NumbersContext = createContext<Numbers>({
  citations: [],
  claims: [],
  openOrdinal: null,
  onOpenSource: () => undefined,
});

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

/** A part of a legal claim. At the end of an unsupported claim a sign is shown. */
function Claim({ index, isLast, children }: { index: number; isLast: boolean; children?: ReactNode }) {
  const claim = useContext(NumbersContext).claims[index];
  return (
    <>
      <span className="claim" data-claim={index} data-support={claim?.support}>
        {children}
      </span>
      {claim && isLast && claim.support !== 'SUPPORTED' && <ClaimSign support={claim.support} reason={claim.reason} />}
    </>
  );
}

// One constant object: new components at each render would be new elements, and a focused citation would lose the
// focus.
const COMPONENTS: Components = {
  a: ({ href, children }) => <Anchor href={href}>{children}</Anchor>,
  img: () => null,
  // Headings of an answer start one level below that of the conversation.
  h1: ({ children }) => <h2>{children}</h2>,
  h3: ({ children }) => <h2>{children}</h2>,
  h4: ({ children }) => <h3>{children}</h3>,
  cite: ({ node }) => <Cite ordinal={Number(node?.properties['dataOrdinal'])} />,
  mark: ({ node, children }) => (
    <Claim index={Number(node?.properties['dataClaim'])} isLast={node?.properties['dataLast'] === true}>
      {children}
    </Claim>
  ),
};
const REMARK = [remarkGfm];

const Prose = memo(function Prose({ text, claims }: { text: string; claims: Claims }) {
  // Claims first: their positions are those of the source text, before its numbers become buttons.
  const rehype = useMemo(() => [() => claimMarks(claims), citeReferences, collapseAfterBreak], [claims]);
  return (
    <Markdown remarkPlugins={REMARK} rehypePlugins={rehype} skipHtml urlTransform={onlyHttps} components={COMPONENTS}>
      {withoutHalfReference(text)}
    </Markdown>
  );
});

/**
 * An answer as Markdown without images or HTML. Links only to https; citation numbers are buttons; claims are marked.
 */
export function AnswerMarkdown({ text, ...numbers }: Numbers & { text: string }) {
  return (
    <NumbersContext value={numbers}>
      <div className="reading">
        <Prose text={text} claims={numbers.claims} />
      </div>
    </NumbersContext>
  );
}
