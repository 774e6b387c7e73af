import { useEditorState, type Editor } from '@tiptap/react';
import { editorText as text } from '#schema/text/contract-editor-screen.ts';
import { previewText } from '#schema/text/contract-form-screen.ts';
import { BasisList } from '#web/shared/legal/basis-list.tsx';
import type { ClauseFieldsFragment } from '../body/body.generated.ts';

/** The clause in which the cursor stands: the last heading of a clause before it. */
function clauseAtCursor(editor: Editor): string | null {
  const { doc, selection } = editor.state;
  let found: string | null = null;
  doc.forEach((node, offset) => {
    if (offset >= selection.to) return;
    if (node.type.name === 'clauseHeading') found = node.attrs['clauseId'] as string;
    else if (node.type.name === 'heading' || node.type.name === 'signatures') found = null;
    else if (node.type.name === 'paragraph') found = (node.attrs['clauseId'] as string | null) ?? found;
  });
  return found;
}

/** The articles of the clause that is being edited. */
export function ClauseMargin({ editor, clauses }: { editor: Editor; clauses: readonly ClauseFieldsFragment[] }) {
  const current = useEditorState({ editor, selector: ({ editor: now }) => clauseAtCursor(now) });
  const clause = clauses.find(({ clauseId }) => clauseId === current);
  return (
    <aside aria-label={text.margin} className="grid content-start gap-3 text-sm">
      <h3 className="font-sans text-sm font-semibold">{text.margin}</h3>
      {clause ? (
        <>
          <p className="font-medium">{[clause.number, clause.heading].filter(Boolean).join('. ')}</p>
          {clause.isDrafted && <p className="text-warning">{previewText.drafted}</p>}
          {clause.basis.length > 0 ? (
            <BasisList basis={clause.basis} />
          ) : (
            <p className="text-muted">{previewText.noBasis}</p>
          )}
        </>
      ) : (
        <p className="text-muted">{current?.startsWith('extra_') ? previewText.byHand : text.marginHint}</p>
      )}
    </aside>
  );
}
