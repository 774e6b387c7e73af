import { useEffect, useRef, useState } from 'react';
import { EditorContent, type Editor } from '@tiptap/react';
import { Save } from 'lucide-react';
import type { ContractBody } from '#schema/lib/contract-body.ts';
import { editorText as text, specialClauseText, toolbarText } from '#schema/text/contract-editor-screen.ts';
import { readFormDraft } from '#web/shared/session/drafts.ts';
import { writeFormDraft } from '#web/shared/session/form-drafts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { RestoredDraft } from '#web/shared/ui/restored-draft.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { readBody } from '../body/clauses.rules.ts';
import { ClauseMargin } from './clause-margin.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { bodyOfEditor } from './editor-body.rules.ts';
import { newClauseId } from './editor-nodes.ts';
import { clauseBlocks, EditorToolbar, insertAfterBlock } from './editor-toolbar.tsx';
import { FindBar } from './find-bar.tsx';
import { SpecialClauseDialog } from './special-clause-dialog.tsx';
import { useContractEditor } from './use-contract-editor.ts';
import { useSaveVersion, type EditedContract } from './use-save-version.ts';

const KEEP_DELAY_MS = 600;
const NO_TEXT: ContractBody = { type: 'doc', content: [] };

interface KeptText {
  base: number;
  body: ContractBody;
}

const draftName = (contractId: string): string => `contract_text_${contractId}`;

/** A text that was not saved, and the version that it began with. */
function keptText(contractId: string): KeptText | null {
  const kept = readFormDraft(draftName(contractId)) as Partial<KeptText> | null;
  return typeof kept?.base === 'number' && kept.body?.type === 'doc' ? (kept as KeptText) : null;
}

export const forgetText = (contractId: string): void => writeFormDraft(draftName(contractId), null);

/** Keeps an unsaved text in this browser after a pause, and when the page is left. */
function useKeptText(contractId: string, base: number, read: () => ContractBody) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);
  const keep = useRef(() => undefined as void);
  keep.current = () => {
    clearTimeout(timer.current);
    if (!isWaiting.current) return;
    isWaiting.current = false;
    writeFormDraft(draftName(contractId), { base, body: read() } satisfies KeptText);
  };
  useEffect(() => {
    const now = () => keep.current();
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, []);
  return {
    touch: () => {
      isWaiting.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keep.current(), KEEP_DELAY_MS);
    },
    drop: () => {
      isWaiting.current = false;
      clearTimeout(timer.current);
      forgetText(contractId);
    },
  };
}

interface ContractEditorProps {
  contract: EditedContract;
  onSaved: () => void;
  /** Closed without saving. */
  onClose: () => void;
  /** There is a text that is not saved. */
  onChanged?: () => void;
}

/** Edits the newest version of a contract and saves it as the next one. */
export function ContractEditor({ contract, onSaved, onClose, onChanged }: ContractEditorProps) {
  const { id, latest } = contract;
  const [restored, setRestored] = useState(() => keptText(id));
  const base = restored?.base ?? latest.number;
  const [note, setNote] = useState('');
  const [isFinding, setFinding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const editorNow = useRef<Editor | null>(null);
  const read = () => (editorNow.current ? bodyOfEditor(editorNow.current.getJSON()) : NO_TEXT);
  const kept = useKeptText(id, base, read);
  const editor = useContractEditor(restored?.body ?? readBody(latest.body) ?? NO_TEXT, () => {
    kept.touch();
    onChanged?.();
  });
  editorNow.current = editor;
  const saving = useSaveVersion(contract, base, () => {
    kept.drop();
    onSaved();
  });
  const backToSaved = (body: string) => {
    setRestored(null);
    editor.commands.setContent(readBody(body) ?? NO_TEXT, { emitUpdate: false });
    kept.drop();
  };
  const byHand = () => insertAfterBlock(editor, clauseBlocks(newClauseId(), toolbarText.newClause, ['']));
  return (
    <div
      className="contract-editor grid min-h-0 grid-cols-1 grid-rows-[auto_1fr_auto]"
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        setFinding(true);
      }}
      role="presentation"
    >
      <div className="sticky top-0 z-20">
        <EditorToolbar editor={editor} onFind={() => setFinding(true)} onSpecial={() => setAsking(true)} />
        {isFinding && (
          <FindBar
            editor={editor}
            onClose={() => {
              setFinding(false);
              editor.commands.focus();
            }}
          />
        )}
      </div>
      <div className="grid grid-cols-1 bg-sunken lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-3 p-3 md:p-6">
          {restored && <RestoredDraft onDrop={() => backToSaved(latest.body)} />}
          {restored && restored.base < latest.number && (
            <p className="rounded-md bg-warning-soft px-4 py-2.5 text-warning">{text.stale(restored.base)}</p>
          )}
          <EditorContent editor={editor} className="card mx-auto w-full max-w-[50rem]" />
        </div>
        <div className="border-line p-5 max-lg:border-t lg:border-l">
          <div className="lg:sticky lg:top-36">
            <ClauseMargin editor={editor} clauses={latest.clauses} />
          </div>
        </div>
      </div>
      <form
        noValidate
        className="sticky bottom-0 z-20 grid gap-3 border-t border-line bg-surface px-4 py-3 md:px-6"
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save(read(), note);
        }}
      >
        {saving.refusal && <ErrorState title={text.saveFailed} {...saving.refusal} />}
        <div className="flex items-end gap-3">
          <div className="min-w-0 flex-1 max-md:[&_label]:sr-only">
            <TextField
              label={text.note}
              isOptional
              placeholder={text.notePlaceholder}
              value={note}
              maxLength={300}
              autoComplete="off"
              onChange={({ target }) => setNote(target.value)}
            />
          </div>
          <Button variant="ghost" className={cx(TOUCH_TARGET, 'max-md:hidden')} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" className={TOUCH_TARGET} disabled={saving.isBusy}>
            <Save size={17} aria-hidden="true" />
            {saving.isBusy ? text.saving : text.save}
          </Button>
        </div>
      </form>
      {saving.newer && (
        <ConflictDialog
          newer={saving.newer}
          onKeepMine={() => void saving.save(read(), note, saving.newer?.number)}
          onTakeTheirs={() => {
            backToSaved(saving.newer?.body ?? '');
            saving.closeConflict();
            onSaved();
          }}
          onClose={saving.closeConflict}
        />
      )}
      {isAsking && (
        <SpecialClauseDialog
          contractId={id}
          onInsert={(clause) => {
            const paragraphs = clause.text.split(/\n{2,}/).filter(Boolean);
            insertAfterBlock(editor, clauseBlocks(clause.id, specialClauseText.heading(clause.heading), paragraphs));
            setAsking(false);
          }}
          onByHand={() => {
            setAsking(false);
            byHand();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
