import { Archive, ArchiveRestore, Copy, Download, Ellipsis, Eye, FileText, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { contractJurisdictionLabels } from '#schema/text/contract-labels.ts';
import { contractActionText as text, contractListText } from '#schema/text/contracts-screen.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button, buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { StatusBadge } from '../contract-fields.tsx';
import { useContracts } from '../contracts-context.ts';
import type { ContractRowFieldsFragment } from './list.generated.ts';
import { useContractActions, type ContractActions } from './use-contract-actions.tsx';
import { useDownload } from './use-download.ts';

function RowMenu({ contract, actions }: { contract: ContractRowFieldsFragment; actions: ContractActions }) {
  const { go } = useContracts();
  const { get } = useDownload(contract.id);
  const isArchived = contract.status === 'ARCHIVED';
  return (
    <Menu
      trigger={
        <IconButton label={text.moreOf(contract.title)} className={TOUCH_TARGET_ICON}>
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      }
    >
      {!isArchived && (
        <MenuItem
          icon={<Pencil size={16} aria-hidden="true" />}
          onSelect={() => go({ contractId: contract.id, isEditing: true })}
        >
          {text.edit}
        </MenuItem>
      )}
      <MenuItem icon={<FileText size={16} aria-hidden="true" />} onSelect={() => void get('DOCX')}>
        {text.docx}
      </MenuItem>
      <MenuItem
        icon={<Copy size={16} aria-hidden="true" />}
        onSelect={() => void actions.duplicate(contract).then((id) => id && go({ contractId: id }))}
      >
        {text.duplicate}
      </MenuItem>
      {isArchived ? (
        <>
          <MenuItem
            icon={<ArchiveRestore size={16} aria-hidden="true" />}
            onSelect={() => void actions.unarchive(contract)}
          >
            {text.unarchive}
          </MenuItem>
          <MenuLine />
          <MenuItem
            tone="danger"
            icon={<Trash2 size={16} aria-hidden="true" />}
            onSelect={() => void actions.remove(contract)}
          >
            {text.delete}
          </MenuItem>
        </>
      ) : (
        <MenuItem icon={<Archive size={16} aria-hidden="true" />} onSelect={() => void actions.archive(contract)}>
          {text.archive}
        </MenuItem>
      )}
    </Menu>
  );
}

interface RowProps {
  contract: ContractRowFieldsFragment;
  /** `null`: the row only shows and downloads. */
  actions: ContractActions | null;
}

function Row({ contract, actions }: RowProps) {
  const { address } = useContracts();
  const { isBusy, get } = useDownload(contract.id);
  const small = cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={address({ contractId: contract.id })}
            className="min-h-6 font-medium hover:underline [overflow-wrap:anywhere]"
          >
            {contract.title}
          </Link>
          {contract.status === 'ARCHIVED' && <StatusBadge status={contract.status} />}
        </p>
        <p className="text-sm text-muted tabular">
          {[
            contract.templateName,
            contractJurisdictionLabels[contract.jurisdiction],
            formatInstant(actions ? contract.updatedAt : contract.createdAt),
            ...(actions ? [contractListText.versions(contract.latest.number)] : []),
            ...(contract.case ? [contract.case.title] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Link to={address({ contractId: contract.id })} aria-label={text.viewOf(contract.title)} className={small}>
          <Eye size={15} aria-hidden="true" />
          {text.view}
        </Link>
        <Button
          variant="secondary"
          size="sm"
          className={TOUCH_TARGET}
          disabled={isBusy}
          aria-label={text.downloadOf(contract.title)}
          onClick={() => void get('PDF')}
        >
          <Download size={15} aria-hidden="true" />
          {text.download}
        </Button>
        {actions && <RowMenu contract={contract} actions={actions} />}
      </div>
    </li>
  );
}

interface ContractRowsProps {
  contracts: readonly ContractRowFieldsFragment[];
  /** Only «Ver» and «Descargar», and the day on which it was generated. */
  isPlain?: boolean;
}

/** Contracts as rows: title, type, date, and what can be done with each. */
export function ContractRows({ contracts, isPlain = false }: ContractRowsProps) {
  const actions = useContractActions();
  const shown = contracts.filter(({ id }) => !actions.hidden.has(id));
  return (
    <>
      <ul className="card divide-y divide-line">
        {shown.map((contract) => (
          <Row key={contract.id} contract={contract} actions={isPlain ? null : actions} />
        ))}
      </ul>
      {actions.bar}
    </>
  );
}
