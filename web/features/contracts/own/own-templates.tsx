import { useRef, useState } from 'react';
import { Ellipsis, FileUp, FileType, ListChecks, PenLine, Trash2 } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router';
import { ownTemplatesText as text } from '#schema/text/contract-file-screen.ts';
import { contractStatsText } from '#schema/text/contracts-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationProblem } from '#web/shared/apollo/mutation-problem.ts';
import { formatInstantDay } from '#web/shared/format/format.ts';
import { useFileDrop } from '#web/shared/hooks/use-file-drop.ts';
import { ConfirmDialog, RenameDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { useContracts } from '../contracts-context.ts';
import { reloadContracts } from '../contracts-reload.ts';
import { FieldsDialog } from './fields-dialog.tsx';
import {
  useDeleteContractTemplateMutation,
  useOwnTemplatesQuery,
  useUpdateContractTemplateMutation,
  type OwnTemplateFieldsFragment,
} from './own.generated.ts';
import { useUploadTemplate } from './use-upload-template.ts';

type Opened = { what: 'fields' | 'rename' | 'delete'; template: OwnTemplateFieldsFragment; isNew?: boolean };

/** The file of a new template: chosen or dropped. */
function UploadBox({ onMade }: { onMade: (template: OwnTemplateFieldsFragment) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { stage, failure, start, stop } = useUploadTemplate(onMade);
  const isBusy = stage.at !== 'idle';
  const take = ([file]: readonly File[]) => file && !isBusy && void start(file);
  const { isOver, ...drop } = useFileDrop(take);
  return (
    <div {...drop} className="card relative grid justify-items-start gap-3 p-5">
      <p className="max-w-[72ch] text-muted">{text.intro}</p>
      <input
        ref={chooser}
        type="file"
        tabIndex={-1}
        aria-label={text.upload}
        accept=".docx"
        className="sr-only"
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button className={TOUCH_TARGET} disabled={isBusy} onClick={() => chooser.current?.click()}>
          <FileUp size={17} aria-hidden="true" />
          {text.upload}
        </Button>
        <p role="status" className="text-sm text-muted tabular">
          {stage.at === 'uploading' ? text.uploading(stage.percent) : stage.at === 'reading' ? text.reading : ''}
        </p>
        {isBusy && (
          <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={stop}>
            {text.stop}
          </Button>
        )}
      </div>
      {failure && <ErrorState title={text.failed} {...failure} />}
      {isOver && (
        <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-md border-2 border-dashed border-accent bg-accent-soft font-medium text-accent">
          {text.drop}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  template: OwnTemplateFieldsFragment;
  onOpen: (what: Opened['what']) => void;
}

function Row({ template, onOpen }: RowProps) {
  const { address } = useContracts();
  const { id, name, fields, usageCount, createdAt } = template;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <FileType size={20} className="text-accent" aria-hidden="true" />
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-muted tabular">
          {[
            text.fields(fields.length),
            contractStatsText.uses(usageCount),
            ...(createdAt ? [formatInstantDay(createdAt)] : []),
          ].join(' · ')}
        </p>
      </div>
      <Link
        to={address({ templateId: id })}
        aria-label={text.useOf(name)}
        className={cx(buttonClasses({ size: 'sm' }), TOUCH_TARGET)}
      >
        {text.use}
      </Link>
      <Button
        variant="secondary"
        size="sm"
        aria-label={text.editOf(name)}
        className={TOUCH_TARGET}
        onClick={() => onOpen('fields')}
      >
        <ListChecks size={15} aria-hidden="true" />
        {text.edit}
      </Button>
      <Menu
        trigger={
          <IconButton label={text.more(name)} className={TOUCH_TARGET_ICON}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<PenLine size={16} aria-hidden="true" />} onSelect={() => onOpen('rename')}>
          {text.rename}
        </MenuItem>
        <MenuLine />
        <MenuItem tone="danger" icon={<Trash2 size={16} aria-hidden="true" />} onSelect={() => onOpen('delete')}>
          {text.delete}
        </MenuItem>
      </Menu>
    </li>
  );
}

function OpenedDialog({ opened: { what, template, isNew = false }, onClose }: { opened: Opened; onClose: () => void }) {
  const client = useApolloClient();
  const [update] = useUpdateContractTemplateMutation();
  const [remove] = useDeleteContractTemplateMutation();
  if (what === 'fields') return <FieldsDialog template={template} isNew={isNew} onClose={onClose} />;
  if (what === 'rename') {
    return (
      <RenameDialog
        heading={text.rename}
        label={text.nameLabel}
        title={template.name}
        longest={100}
        onRename={(name) =>
          mutationProblem(
            update({ variables: { input: { id: template.id, name } } }),
            (data) => data.updateContractTemplate.userErrors,
          )
        }
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={text.deleteTitle}
      body={text.deleteBody}
      confirm={text.delete}
      onConfirm={async () => {
        const refused = await mutationProblem(
          remove({ variables: { input: { id: template.id } } }),
          (data) => data.deleteContractTemplate.userErrors,
        );
        if (refused !== null) return refused;
        showToast({ message: text.deleted, tone: 'positive' });
        await reloadContracts(client);
        return null;
      }}
      onClose={onClose}
    />
  );
}

/** Templates that the account brought as DOCX. */
export function OwnTemplates() {
  const { data, error, refetch } = useOwnTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<Opened | null>(null);
  const own = data?.contractTemplates.filter(({ isOwn }) => isOwn);
  return (
    <div className="grid grid-cols-1 gap-6">
      <UploadBox onMade={(template) => setOpened({ what: 'fields', template, isNew: true })} />
      {own ? (
        own.length > 0 ? (
          <ul className="card divide-y divide-line">
            {own.map((template) => (
              <Row key={template.id} template={template} onOpen={(what) => setOpened({ what, template })} />
            ))}
          </ul>
        ) : (
          <EmptyState icon={<FileType size={28} aria-hidden="true" />} text={text.none} />
        )
      ) : error ? (
        <ErrorState title={text.loadFailed} {...readFailure(error)} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
      {opened && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
