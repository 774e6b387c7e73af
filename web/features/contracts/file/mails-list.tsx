import { CircleCheck, LoaderCircle, MailWarning, type LucideIcon } from 'lucide-react';
import type { ContractMailState } from '#schema/generated/contract.ts';
import { sendText as text } from '#schema/text/contract-file-screen.ts';
import { contractMailStateLabels } from '#schema/text/contract-labels.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { useContractMailsQuery, type ContractFileFieldsFragment } from './file.generated.ts';

const STYLES: Record<ContractMailState, { icon: LucideIcon; ink: string }> = {
  QUEUED: { icon: LoaderCircle, ink: 'text-muted' },
  ACCEPTED: { icon: CircleCheck, ink: 'text-positive' },
  OUTBOX: { icon: MailWarning, ink: 'text-warning' },
  FAILED: { icon: MailWarning, ink: 'text-danger' },
};

const POLL_MS = 2_000;

/** What became of each mail. One that waits is asked for again until it has left. */
export function MailsList({ contract }: { contract: ContractFileFieldsFragment }) {
  const isWaiting = contract.mails.some(({ state }) => state === 'QUEUED');
  useContractMailsQuery({
    variables: { id: contract.id },
    skip: !isWaiting,
    pollInterval: isWaiting ? POLL_MS : 0,
    fetchPolicy: 'network-only',
  });
  return (
    <section aria-labelledby="mails" className="grid gap-3">
      <h2 id="mails" className="font-sans text-base font-semibold">
        {text.mails}
      </h2>
      <div role="status">
        {contract.mails.length === 0 ? (
          <p className="text-sm text-muted">{text.noMails}</p>
        ) : (
          <ul className="card divide-y divide-line">
            {contract.mails.map(({ id, to, state, format, versionNumber, at }) => {
              const { icon: Icon, ink } = STYLES[state];
              return (
                <li key={id} data-mail={state} className="flex items-start gap-2.5 px-4 py-3 text-sm">
                  <Icon size={17} className={cx('mt-0.5 shrink-0', ink)} aria-hidden="true" />
                  <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
                    <span>{contractMailStateLabels[state]}</span>
                    <span>{to}</span>
                    <span className="text-muted tabular">{text.line(format, versionNumber, formatInstant(at))}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
