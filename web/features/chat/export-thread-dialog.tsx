import { useId, useState, type SyntheticEvent } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import type { DocumentFormat } from '#schema/generated/contract.ts';
import { threadExportText as text } from '#schema/text/chat.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { ExportChatThreadDocument } from './chat.generated.ts';
import type { ChatThreadFieldsFragment } from './threads.generated.ts';

const FORMATS = Object.keys(text.formats) as DocumentFormat[];

function useDocument(id: string, onSaved: () => void) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const download = async (format: DocumentFormat, withSources: boolean): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await client.query({
        query: ExportChatThreadDocument,
        variables: { id, format, withSources },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error(text.failed);
      saveDocument(data.chatThreadDocument);
      onSaved();
    } catch (error) {
      setFailure(readFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, download };
}

function FormatChoice({ format, onChange }: { format: DocumentFormat; onChange: (format: DocumentFormat) => void }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{text.format}</legend>
      {FORMATS.map((each) => (
        <label key={each} className="flex min-h-8 cursor-pointer items-baseline gap-2.5">
          <input
            type="radio"
            name="format"
            value={each}
            checked={format === each}
            onChange={() => onChange(each)}
            className="size-4 shrink-0 translate-y-0.5"
          />
          <span>
            {text.formats[each].name} <span className="text-muted">· {text.formats[each].hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Exports a conversation as a file. */
export function ExportThreadDialog({ thread, onClose }: { thread: ChatThreadFieldsFragment; onClose: () => void }) {
  const [format, setFormat] = useState<DocumentFormat>('PDF');
  const [withSources, setWithSources] = useState(true);
  const sourcesId = useId();
  const { isBusy, failure, download } = useDocument(thread.id, onClose);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void download(format, withSources);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title} description={text.body(thread.title)}>
      <form onSubmit={onSubmit} className="grid gap-5 px-6 pb-6 pt-5">
        <FormatChoice format={format} onChange={setFormat} />
        <div className="flex items-baseline gap-2.5">
          <input
            id={sourcesId}
            type="checkbox"
            checked={withSources}
            aria-describedby={`${sourcesId}-hint`}
            onChange={(event) => setWithSources(event.target.checked)}
            className="size-4 shrink-0 translate-y-0.5"
          />
          <div>
            <label htmlFor={sourcesId} className="cursor-pointer font-medium">
              {text.sources}
            </label>
            <p id={`${sourcesId}-hint`} className="text-sm text-muted">
              {text.sourcesHint}
            </p>
          </div>
        </div>
        {failure && <ErrorState title={text.failed} {...failure} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" disabled={isBusy}>
            <Download size={17} aria-hidden="true" />
            {isBusy ? text.saving : text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
