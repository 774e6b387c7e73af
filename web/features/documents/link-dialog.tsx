import { useState } from 'react';
import { documentListText as text } from '#schema/text/documents-screen.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { documentDropText } from '#schema/text/documents-screen.ts';
import type { DocumentActions, DocumentRow } from './use-document-actions.tsx';

interface LinkDialogProps {
  document: DocumentRow;
  actions: DocumentActions;
  onClose: () => void;
}

/** The case that a document belongs to; an empty field takes it out of its case. */
export function LinkDialog({ document, actions, onClose }: LinkDialogProps) {
  const [picked, setPicked] = useState<PickedCase | null>(document.case && { ...document.case });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <FormDialog
      title={text.linkTitle}
      submitLabel={picked || !document.case ? text.linkSave : text.unlink}
      isBusy={isBusy}
      failure={problem === null ? null : { title: text.linkFailed, message: problem }}
      onSubmit={async () => {
        setBusy(true);
        const refused = await actions.link(document, picked?.id ?? null);
        setBusy(false);
        if (refused === null) onClose();
        else setProblem(refused);
      }}
      onClose={onClose}
    >
      <CasePicker
        label={text.case}
        placeholder={documentDropText.noCase}
        clearLabel={documentDropText.clearCase}
        isOptional
        picked={picked}
        onPick={setPicked}
      />
    </FormDialog>
  );
}
