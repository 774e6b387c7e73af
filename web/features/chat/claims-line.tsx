import { useId, useState } from 'react';
import { ChevronDown, ShieldAlert, ShieldCheck } from 'lucide-react';
import { claimText as text } from '#schema/text/chat.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { CiteButton } from './cite-button.tsx';
import { supportDisplay } from './claim-support.ts';
import type { Message } from './reply-follower.ts';
import { plainTextOf } from './sentence-announcer.tsx';

type Claim = Message['claims'][number];

interface ClaimsProps {
  message: Pick<Message, 'text' | 'claims' | 'citations'>;
  /** Scrolls to a claim in the answer and highlights it. */
  onReveal: (index: number) => void;
  onOpenSource: (ordinal: number) => void;
}

/** The text of a claim without citation numbers and list marks. */
const plainWords = (sentence: string): string =>
  plainTextOf(sentence)
    .replace(/^(?:[-•]|\d{1,2}[.)])\s+/, '')
    .replace(/\s+([.,;:])/g, '$1');

/** Unsupported claims first. */
const ORDER = { NONE: 0, WEAK: 1, SUPPORTED: 2 } as const satisfies Record<Claim['support'], number>;

function ClaimSources({
  claim,
  message,
  onOpenSource,
}: Pick<ClaimsProps, 'message' | 'onOpenSource'> & { claim: Claim }) {
  return claim.citations.map((ordinal) => (
    <CiteButton
      key={ordinal}
      ordinal={ordinal}
      citation={message.citations.find((each) => each.ordinal === ordinal)}
      isOpen={false}
      onOpen={() => onOpenSource(ordinal)}
    />
  ));
}

function ClaimList({ id, ...props }: ClaimsProps & { id: string }) {
  const { message, onReveal } = props;
  const claims = message.claims
    .map((claim, index) => ({ claim, index }))
    .toSorted((one, other) => ORDER[one.claim.support] - ORDER[other.claim.support]);
  return (
    <section id={id} aria-label={text.listTitle} className="card grid gap-1 px-4 py-3">
      <p className="text-sm text-muted">{text.listHint}</p>
      <ol className="divide-y divide-line">
        {claims.map(({ claim, index }) => {
          const { word, icon, tone } = supportDisplay[claim.support];
          return (
            <li key={index} className="grid justify-items-start gap-1 py-2.5">
              <button
                type="button"
                onClick={() => onReveal(index)}
                className="-mx-1 min-h-6 rounded-sm px-1 text-left font-serif text-base wrap-anywhere hover:bg-sunken"
              >
                {plainWords(message.text.slice(claim.start, claim.end))}
              </button>
              <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm">
                <StateBadge tone={tone} icon={icon}>
                  {word}
                </StateBadge>
                <ClaimSources {...props} claim={claim} />
              </div>
              {claim.reason && <p className="text-sm text-muted">{claim.reason}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How many claims of an answer are supported by their citations; opens the list. */
export function ClaimsLine(props: ClaimsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { claims } = props.message;
  const supported = claims.filter(({ support }) => support === 'SUPPORTED').length;
  const Icon = supported === claims.length ? ShieldCheck : ShieldAlert;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 justify-self-start text-left text-muted tabular"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} aria-hidden="true" />
        {text.summary(supported, claims.length)}
        <ChevronDown
          size={15}
          aria-hidden="true"
          className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </Button>
      {isOpen && <ClaimList {...props} id={id} />}
    </>
  );
}
