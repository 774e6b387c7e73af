import { useState } from 'react';
import { useNavigate } from 'react-router';
import { documentFileText as text } from '#schema/text/document-file-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { useDocuments } from '../documents-context.ts';
import { useLegalDocumentsQuery } from '../home/home.generated.ts';

const MOST = 100;

/** The document that this one is compared with. */
export function CompareDialog({ documentId, onClose }: { documentId: string; onClose: () => void }) {
  const { address } = useDocuments();
  const navigate = useNavigate();
  const { data, loading } = useLegalDocumentsQuery({ variables: { first: MOST, filter: { status: 'DONE' } } });
  const others = (data?.documents.nodes ?? []).filter(({ id }) => id !== documentId);
  const [picked, setPicked] = useState('');
  const other = picked || others[0]?.id;
  return (
    <FormDialog
      title={text.compareTitle}
      submitLabel={text.compareGo}
      isBusy={!other}
      failure={null}
      onSubmit={async () => {
        if (other) await navigate(address({ compared: [documentId, other] }));
      }}
      onClose={onClose}
    >
      {others.length > 0 ? (
        <SelectField label={text.compareLabel} value={other} onChange={({ target }) => setPicked(target.value)}>
          {others.map(({ id, fileName }) => (
            <option key={id} value={id}>
              {fileName}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="text-muted">{loading ? commonText.loading : text.compareNone}</p>
      )}
    </FormDialog>
  );
}
