import { ArrowRight, Check, Copy } from 'lucide-react';
import { Link } from 'react-router';
import type { AnswerActionKind, CalculatorKind } from '#schema/generated/contract.ts';
import { actionText as text } from '#schema/text/chat.ts';
import { commonText } from '#schema/text/common.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { actionFacts } from './fact-format.ts';
import type { Message } from './reply-follower.ts';

type AnswerAction = Message['actions'][number];
/** The address of a calculator that is filled in with what was read. */
export type CalculatorAddress = (calculation: { kind: CalculatorKind; values: string }) => string;
/** Addresses of the pages for each action: `undefined` if there is no page, `null` if the facts do not suffice. */
export type ActionAddresses = Partial<Record<AnswerActionKind, (action: AnswerAction) => string | null>> & {
  calculation?: CalculatorAddress;
};

interface AnswerActionsProps {
  message: Pick<Message, 'actions' | 'citations'>;
  addresses: ActionAddresses;
}

interface Known {
  label: string;
  facts: string;
}

function KnownFacts({ known }: { known: readonly Known[] }) {
  const { isCopied, copy } = useCopy();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-l-2 border-line-strong pl-3.5">
      <dl className="grid min-w-0 gap-1.5">
        {known.map(({ label, facts }) => (
          <div key={label}>
            <dt className="font-medium">{label}</dt>
            <dd className="text-muted tabular">{facts}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="ghost"
        size="sm"
        className="-my-1 -ml-3 text-muted"
        onClick={() => void copy(known.map(({ label, facts }) => `${label}: ${facts}`).join('\n'))}
      >
        {isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
        <span aria-live="polite">{isCopied ? text.copied : commonText.copy}</span>
      </Button>
    </div>
  );
}

/** Actions that the answer offers: a link, or without a page the known facts to copy. */
export function AnswerActions({ message, addresses }: AnswerActionsProps) {
  const links = message.actions.flatMap((action) => {
    const address = addresses[action.kind]?.(action);
    return address ? [{ action, address }] : [];
  });
  const known = message.actions
    .filter((action) => !links.some((link) => link.action === action))
    .map((action) => ({ label: action.label, facts: actionFacts(action, message.citations).join(' · ') }))
    .filter(({ facts }) => facts !== '');
  if (links.length + known.length === 0) return null;
  return (
    <section aria-label={text.title} className="grid gap-2.5">
      <p className="text-sm font-medium text-muted">{text.title}</p>
      {links.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {links.map(({ action, address }) => (
            <Link key={action.label} to={address} className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
              {action.label}
              <ArrowRight size={15} aria-hidden="true" />
            </Link>
          ))}
        </div>
      )}
      {known.length > 0 && <KnownFacts known={known} />}
    </section>
  );
}
