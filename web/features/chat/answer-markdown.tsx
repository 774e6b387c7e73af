import { createContext, memo, useContext, useMemo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CiteButton } from './cite-button.tsx';
import { citeReferences, withoutHalfReference } from './cite-references.ts';
import { claimMarks } from './claim-marks.rules.ts';
import { ClaimSign } from './claim-sign.tsx';
import { moreBehindBreak } from './more-behind-break.ts';
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

/** A piece of a sentence that claims law; where the sentence ends stands a sign when nothing backs it. */
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

// One object for good: components made anew at each render would be new elements, and a number would lose its focus.
const COMPONENTS: Components = {
  a: ({ href, children }) => <Anchor href={href}>{children}</Anchor>,
  img: () => null,
  // An answer's headings stand one below the conversation's, without a gap.
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
  // The sentences first: their places are those of the text as it came, before its numbers become buttons.
  const rehype = useMemo(() => [() => claimMarks(claims), citeReferences, moreBehindBreak], [claims]);
  return (
    <Markdown remarkPlugins={REMARK} rehypePlugins={rehype} skipHtml urlTransform={onlyHttps} components={COMPONENTS}>
      {withoutHalfReference(text)}
    </Markdown>
  );
});

/** An answer as text: Markdown without images or HTML, links only to https, its numbers as buttons, its sentences judged. */
export function AnswerMarkdown({ text, ...numbers }: Numbers & { text: string }) {
  return (
    <NumbersContext value={numbers}>
      <div className="reading">
        <Prose text={text} claims={numbers.claims} />
      </div>
    </NumbersContext>
  );
}
