import { useState } from 'react';
import { Ban, Download, Ellipsis, FolderInput, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { documentListText as text } from '#schema/text/documents-screen.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { RenameDialog } from '#web/shared/ui/action-dialogs.tsx';
import { IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { isUnderWay, StatusBadge, typeLine } from '../document-fields.tsx';
import { useDocuments } from '../documents-context.ts';
import { LinkDialog } from '../link-dialog.tsx';
import { downloadOriginal, type DocumentActions, type DocumentRow } from '../use-document-actions.tsx';

const NAME_MAX = 255;
type Act = 'RENAME' | 'LINK';

interface RowProps {
  document: DocumentRow;
  actions: DocumentActions;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function RowMenu({ document, actions, onAct }: Pick<RowProps, 'document' | 'actions'> & { onAct: (act: Act) => void }) {
  const { hasCases } = useDocuments();
  return (
    <Menu
      trigger={
        <IconButton label={text.actions(document.fileName)} className={TOUCH_TARGET_ICON}>
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil size={16} aria-hidden="true" />} onSelect={() => onAct('RENAME')}>
        {text.rename}
      </MenuItem>
      {hasCases && (
        <MenuItem icon={<FolderInput size={16} aria-hidden="true" />} onSelect={() => onAct('LINK')}>
          {text.link}
        </MenuItem>
      )}
      <MenuItem icon={<Download size={16} aria-hidden="true" />} onSelect={() => void downloadOriginal(document)}>
        {text.download}
      </MenuItem>
      {isUnderWay(document) ? (
        <MenuItem icon={<Ban size={16} aria-hidden="true" />} onSelect={() => void actions.cancel(document)}>
          {text.cancel}
        </MenuItem>
      ) : (
        <MenuItem icon={<RotateCw size={16} aria-hidden="true" />} onSelect={() => void actions.retry(document)}>
          {text.retry}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem
        tone="danger"
        icon={<Trash2 size={16} aria-hidden="true" />}
        onSelect={() => void actions.remove(document)}
      >
        {text.delete}
      </MenuItem>
    </Menu>
  );
}

/** What its analysis says, or how far it is. */
function Outcome({ document }: { document: DocumentRow }) {
  const { openFindings, status, problem } = document;
  if (status !== 'DONE')
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <StatusBadge {...document} />
        {problem && <span className="text-danger">{problem}</span>}
      </p>
    );
  const high = openFindings.high > 0 ? ` (${text.high(openFindings.high)})` : '';
  return (
    <p className="flex flex-wrap gap-x-3 text-sm tabular">
      <span className="font-medium">{typeLine(document)}</span>
      <span className={openFindings.high > 0 ? 'text-danger' : 'text-muted'}>
        {openFindings.total > 0 ? `${text.open(openFindings.total)}${high}` : text.noneOpen}
      </span>
    </p>
  );
}

function Row({ document, actions, isChosen, onChoose }: RowProps) {
  const { address } = useDocuments();
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  return (
    <li data-document={document.id} className="flex items-center gap-x-3 py-2.5 pl-2 pr-2">
      <label className="grid size-8 shrink-0 cursor-pointer place-items-center max-md:size-11">
        <input
          type="checkbox"
          className="size-4"
          checked={isChosen}
          aria-label={text.choose(document.fileName)}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Link to={address({ documentId: document.id })} className="min-h-6 font-medium wrap-anywhere hover:underline">
          {document.fileName}
        </Link>
        <Outcome document={document} />
        <p className="text-sm text-muted tabular">
          {[formatInstant(document.createdAt), ...(document.case ? [document.case.title] : [])].join(' · ')}
        </p>
      </div>
      <RowMenu document={document} actions={actions} onAct={setAct} />
      {act === 'RENAME' && (
        <RenameDialog
          heading={text.rename}
          label={text.name}
          title={document.fileName}
          longest={NAME_MAX}
          onRename={(fileName) => actions.rename(document, fileName)}
          onClose={close}
        />
      )}
      {act === 'LINK' && <LinkDialog document={document} actions={actions} onClose={close} />}
    </li>
  );
}

interface DocumentRowsProps {
  documents: readonly DocumentRow[];
  actions: DocumentActions;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** Documents as rows. */
export const DocumentRows = ({ documents, actions, chosen, onChoose }: DocumentRowsProps) => (
  <ul aria-label={text.title} className="card divide-y divide-line">
    {documents.map((document) => (
      <Row
        key={document.id}
        document={document}
        actions={actions}
        isChosen={chosen.has(document.id)}
        onChoose={(isChosen) => onChoose(document.id, isChosen)}
      />
    ))}
  </ul>
);
