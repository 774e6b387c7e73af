import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ArrowLeft, ChevronDown, FileDown, Settings2 } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentTableFormat } from '#schema/generated/contract.ts';
import { documentTableText as text, tableFormText } from '#schema/text/document-tables-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useDocuments } from '../documents-context.ts';
import { WideSkeleton } from '../documents-skeleton.tsx';
import { CellGrid } from './cell-grid.tsx';
import {
  DocumentTableAsFileDocument,
  useOneDocumentTableQuery,
  type DocumentTableFieldsFragment,
} from './table.generated.ts';
import { TableForm } from './table-form.tsx';

const FORMATS = Object.keys(text.formats) as DocumentTableFormat[];

function ExportMenu({ tableId }: { tableId: string }) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const get = async (format: DocumentTableFormat) => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: DocumentTableAsFileDocument,
        variables: { id: tableId, format },
        fetchPolicy: 'no-cache',
      });
      if (data) saveDocument(data.documentTableFile);
    } catch (error) {
      showToast({ title: text.exportFailed, message: readFailure(error).message, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="sm" className={TOUCH_TARGET} disabled={isBusy}>
          <FileDown size={15} aria-hidden="true" />
          {text.export}
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} icon={<FileDown size={16} aria-hidden="true" />} onSelect={() => void get(format)}>
          {text.formats[format]}
        </MenuItem>
      ))}
    </Menu>
  );
}

const BackToTables = () => {
  const { address } = useDocuments();
  return (
    <Link
      to={address({ room: 'tables' })}
      className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), TOUCH_TARGET, '-ml-3 w-fit text-muted')}
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {text.back}
    </Link>
  );
};

function Shown({ table }: { table: DocumentTableFieldsFragment }) {
  const { address } = useDocuments();
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="mr-auto text-2xl font-semibold wrap-anywhere">{table.name}</h1>
        <Link
          to={address({ tableId: table.id, isEditing: true })}
          className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET)}
        >
          <Settings2 size={15} aria-hidden="true" />
          {text.edit}
        </Link>
        <ExportMenu tableId={table.id} />
      </header>
      <p className="text-sm text-muted max-md:hidden">{text.keys}</p>
      <CellGrid table={table} />
    </>
  );
}

/** One table of documents, or the form of it or of a new one. */
export function TablePage({ tableId }: { tableId: string | null }) {
  const { urlState } = useDocuments();
  const { data, error, refetch } = useOneDocumentTableQuery({
    variables: { id: tableId ?? '' },
    skip: tableId === null,
    fetchPolicy: 'cache-and-network',
  });
  const table = data?.documentTable;
  if (tableId && !data && !error) return <WideSkeleton />;
  return (
    <div className="grid w-full grid-cols-1 content-start gap-4 px-4 pb-24 pt-4 md:px-8 md:pt-6">
      <BackToTables />
      {tableId && error && !data ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : tableId && !table ? (
        <ErrorState title={text.gone} />
      ) : urlState.isEditing || !table ? (
        <>
          <h1 className="text-2xl font-semibold">{table ? tableFormText.editTitle : tableFormText.newTitle}</h1>
          <TableForm table={table ?? null} />
        </>
      ) : (
        <Shown table={table} />
      )}
    </div>
  );
}
