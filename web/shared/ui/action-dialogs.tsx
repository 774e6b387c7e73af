import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { commonText } from '#schema/text/common.ts';
import { TOUCH_TARGET } from './touch-target.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';

/** Returns why the action failed, in Spanish, or `null`. */
type Action<A extends unknown[] = []> = (...given: A) => Promise<string | null>;

/** Runs one action at a time; a success closes the dialog. */
function useDialogAction<A extends unknown[]>(act: Action<A>, onClose: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (...given: A): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const refused = await act(...given);
    setBusy(false);
    if (refused === null) onClose();
    else setProblem(refused);
  };
  return { isBusy, problem, run };
}

interface ConfirmDialogProps {
  title: string;
  body: string;
  confirm: ReactNode;
  /** Label of the other button; default: «Cancelar». */
  cancel?: string;
  /** More than the body says: what is affected. */
  children?: ReactNode;
  onConfirm: Action;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({ title, body, confirm, cancel, children, onConfirm, onClose }: ConfirmDialogProps) {
  const { isBusy, problem, run } = useDialogAction(onConfirm, onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={body}>
      <div className="grid gap-4 px-6 pb-6 pt-5">
        {children}
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {cancel ?? commonText.cancel}
          </Button>
          <Button variant="danger" className={TOUCH_TARGET} disabled={isBusy} onClick={() => void run()}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface RenameDialogProps {
  heading: string;
  label: string;
  title: string;
  longest: number;
  onRename: Action<[title: string]>;
  onClose: () => void;
}

/** Changes the title of something. */
export function RenameDialog({ heading, label, title: held, longest, onRename, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(held);
  const { isBusy, problem, run } = useDialogAction(onRename, onClose);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(title.trim());
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={heading}>
      <form onSubmit={onSubmit} className="grid gap-5 px-6 pb-6 pt-4">
        <TextField
          label={label}
          value={title}
          maxLength={longest}
          error={problem ?? undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH_TARGET} disabled={isBusy || title.trim() === ''}>
            {commonText.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
