import { useState } from 'react';
import { Check, Copy, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { contractFileText as text, hashText } from '#schema/text/contract-file-screen.ts';
import { checksText } from '#schema/text/contract-form-screen.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { ChecksList, checksSummary } from '../body/checks-list.tsx';
import { useContracts } from '../contracts-context.ts';
import type { ContractFileFieldsFragment } from './file.generated.ts';
import { MailsList } from './mails-list.tsx';
import { useUpdateContract } from './use-update-contract.ts';
import { VersionsList } from './versions-list.tsx';

interface SideProps {
  contract: ContractFileFieldsFragment;
  onReload: () => void;
}

/** The case that the contract belongs to. */
function CaseLink({ contract, onReload }: SideProps) {
  const { links } = useContracts();
  const update = useUpdateContract(contract, onReload);
  const [isBusy, setBusy] = useState(false);
  const isArchived = contract.status === 'ARCHIVED';
  const pick = async (caseId: string | null) => {
    if (isBusy) return;
    setBusy(true);
    const refused = await update({ caseId });
    setBusy(false);
    if (refused !== null) showToast({ title: text.caseFailed, message: refused, tone: 'danger' });
  };
  const held = contract.case;
  return (
    <section aria-label={text.case} className="grid gap-2">
      {isArchived ? (
        <>
          <h2 className="font-sans text-base font-semibold">{text.case}</h2>
          <p className="text-muted">{held?.title ?? text.caseNone}</p>
        </>
      ) : (
        <CasePicker
          label={text.case}
          placeholder={text.casePick}
          clearLabel={text.caseClear}
          isOptional
          picked={held ? { id: held.id, title: held.title } : null}
          onPick={(picked) => void pick(picked?.id ?? null)}
        />
      )}
      {held && (
        <Link to={links.caseFile(held.id)} className="inline-flex min-h-6 w-fit items-center text-accent underline">
          {text.caseOpen}
        </Link>
      )}
    </section>
  );
}

/** The SHA-256 of the newest text, to copy and to verify. */
function Hash({ sha256 }: { sha256: string }) {
  const { isCopied, copy } = useCopy();
  return (
    <section aria-label={hashText.title} className="grid gap-2">
      <h2 className="font-sans text-base font-semibold">{hashText.title}</h2>
      <p className="text-sm text-muted">{hashText.label}</p>
      <p data-sha256={sha256} className="rounded-md bg-sunken px-3 py-2 font-mono text-xs [overflow-wrap:anywhere]">
        {sha256}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" className={TOUCH_TARGET} onClick={() => void copy(sha256)}>
          {isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? hashText.copied : hashText.copy}</span>
        </Button>
        <Link to={`/verificar/${sha256}`} className="inline-flex min-h-6 items-center text-accent underline">
          {hashText.verify}
        </Link>
      </div>
      <p className="text-sm text-muted">{hashText.note}</p>
    </section>
  );
}

/** What stands beside the text. */
export function FileSide({ contract, onReload }: SideProps) {
  const { latest } = contract;
  return (
    <aside className="grid content-start gap-8 print:hidden">
      <details className="card px-4 py-3">
        <summary className={cx('flex min-h-8 flex-wrap items-center gap-x-3', TOUCH_TARGET)}>
          <ShieldCheck size={17} className="text-accent" aria-hidden="true" />
          <span className="font-semibold">{checksText.title}</span>
          <span className="text-sm text-muted">{checksSummary(latest.checks)}</span>
        </summary>
        <div className="grid gap-3 pb-2 pt-3">
          <p className="text-sm text-muted">{text.checksNote}</p>
          <ChecksList checks={latest.checks} />
        </div>
      </details>
      <VersionsList contract={contract} onReload={onReload} />
      <MailsList contract={contract} />
      <CaseLink contract={contract} onReload={onReload} />
      <Hash sha256={latest.sha256} />
    </aside>
  );
}
