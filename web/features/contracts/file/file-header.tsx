import { useState } from 'react';
import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  Ellipsis,
  FileCheck2,
  FileText,
  FileType,
  Pencil,
  Send,
  ShieldCheck,
  TextCursorInput,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { textOfBody } from '#schema/lib/contract-body.ts';
import { contractFileText as text } from '#schema/text/contract-file-screen.ts';
import { contractJurisdictionLabels } from '#schema/text/contract-labels.ts';
import { contractActionText } from '#schema/text/contracts-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant, today } from '#web/shared/format/format.ts';
import { RenameDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { readBody } from '../body/clauses.rules.ts';
import { StatusBadge } from '../contract-fields.tsx';
import { useContracts } from '../contracts-context.ts';
import { useContractActions } from '../list/use-contract-actions.tsx';
import { useDownload } from '../list/use-download.ts';
import { useReviewContractTextMutation, type ContractFileFieldsFragment } from './file.generated.ts';
import { SendDialog } from './send-dialog.tsx';
import { useUpdateContract } from './use-update-contract.ts';

interface FileHeaderProps {
  contract: ContractFileFieldsFragment;
  isEditing: boolean;
  onReload: () => void;
}

const icon = (Icon: typeof Copy) => <Icon size={16} aria-hidden="true" />;

/** Sends the text to the citation checker and opens the review. */
function useReview({ title, latest }: ContractFileFieldsFragment) {
  const { links } = useContracts();
  const navigate = useNavigate();
  const [review] = useReviewContractTextMutation();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    const body = readBody(latest.body);
    if (!body || isBusy) return;
    setBusy(true);
    const input = { text: textOfBody(body), title: title.slice(0, 120), writtenOn: today() };
    const answer = await mutationResult(
      review({ variables: { input } }),
      ({ createCitationReview }) => createCitationReview,
    );
    setBusy(false);
    if (answer.is === 'refused')
      return showToast({ title: text.reviewFailed, message: answer.refusal.message, tone: 'danger' });
    if (answer.payload.review) void navigate(links.review({ review: answer.payload.review.id }));
  };
  return { isBusy, run };
}

function DownloadMenu({ contract, version }: { contract: ContractFileFieldsFragment; version?: number }) {
  const { isBusy, get } = useDownload(contract.id, version);
  return (
    <Menu
      trigger={
        <Button variant="secondary" className={TOUCH_TARGET} disabled={isBusy}>
          <Download size={16} aria-hidden="true" />
          {text.download}
        </Button>
      }
    >
      <MenuItem icon={icon(FileText)} onSelect={() => void get('PDF')}>
        {contractActionText.pdf}
      </MenuItem>
      <MenuItem icon={icon(FileText)} onSelect={() => void get('PDF_FILLED')}>
        {contractActionText.pdfFilled}
      </MenuItem>
      <MenuItem icon={icon(FileType)} onSelect={() => void get('DOCX')}>
        {contractActionText.docx}
      </MenuItem>
      <MenuItem icon={icon(TextCursorInput)} onSelect={() => void get('TEXT')}>
        {contractActionText.plain}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={icon(ShieldCheck)} onSelect={() => void get('EVIDENCE')}>
        {contractActionText.evidence}
      </MenuItem>
    </Menu>
  );
}

/** Title, what it is, and what can be done with it. */
export function FileHeader({ contract, isEditing, onReload }: FileHeaderProps) {
  const { urlState, go } = useContracts();
  const [opened, setOpened] = useState<'send' | 'rename' | null>(null);
  const actions = useContractActions(onReload);
  const review = useReview(contract);
  const update = useUpdateContract(contract, onReload);
  const { id, title, status } = contract;
  const isArchived = status === 'ARCHIVED';
  return (
    <header className="grid gap-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-3xl font-semibold tracking-tight [overflow-wrap:anywhere]">{title}</h1>
          {isArchived && <StatusBadge status={status} />}
        </div>
        <p className="text-muted tabular">
          {text.of(contract.templateName, contractJurisdictionLabels[contract.jurisdiction])} ·{' '}
          {text.created(formatInstant(contract.createdAt))}
        </p>
        {isArchived && <p className="text-sm text-muted">{text.archivedNotice}</p>}
      </div>
      {!isEditing && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {!isArchived && (
            <Button className={TOUCH_TARGET} onClick={() => go({ contractId: id, isEditing: true })}>
              <Pencil size={16} aria-hidden="true" />
              {contractActionText.edit}
            </Button>
          )}
          <DownloadMenu contract={contract} {...(urlState.version ? { version: urlState.version } : {})} />
          <Button variant="secondary" className={TOUCH_TARGET} onClick={() => setOpened('send')}>
            <Send size={16} aria-hidden="true" />
            {text.send}
          </Button>
          <Button
            variant="secondary"
            className={TOUCH_TARGET}
            disabled={review.isBusy}
            onClick={() => void review.run()}
          >
            <FileCheck2 size={16} aria-hidden="true" />
            {review.isBusy ? text.reviewing : text.review}
          </Button>
          <Menu
            trigger={
              <IconButton label={contractActionText.more} className={TOUCH_TARGET_ICON}>
                <Ellipsis size={18} aria-hidden="true" />
              </IconButton>
            }
          >
            {!isArchived && (
              <MenuItem icon={icon(TextCursorInput)} onSelect={() => setOpened('rename')}>
                {contractActionText.rename}
              </MenuItem>
            )}
            <MenuItem
              icon={icon(Copy)}
              onSelect={() => void actions.duplicate(contract).then((made) => made && go({ contractId: made }))}
            >
              {contractActionText.duplicate}
            </MenuItem>
            {isArchived ? (
              <MenuItem icon={icon(ArchiveRestore)} onSelect={() => void actions.unarchive(contract)}>
                {contractActionText.unarchive}
              </MenuItem>
            ) : (
              <MenuItem icon={icon(Archive)} onSelect={() => void actions.archive(contract)}>
                {contractActionText.archive}
              </MenuItem>
            )}
          </Menu>
        </div>
      )}
      {opened === 'send' && <SendDialog contract={contract} onClose={() => setOpened(null)} />}
      {opened === 'rename' && (
        <RenameDialog
          heading={contractActionText.rename}
          label={contractActionText.titleLabel}
          title={title}
          longest={200}
          onRename={(next) => update({ title: next })}
          onClose={() => setOpened(null)}
        />
      )}
      {actions.bar}
    </header>
  );
}
