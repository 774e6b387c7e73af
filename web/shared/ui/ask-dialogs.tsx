import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { commonText } from '#schema/text/common.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';
import { TOUCH } from './touch.ts';

/** Does what was asked; answers why it was not done, in Spanish, or `null`. */
type Act<A extends unknown[] = []> = (...given: A) => Promise<string | null>;

/** One try at a time; what was done closes the dialog. */
function useTry<A extends unknown[]>(act: Act<A>, onClose: () => void) {
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
  /** What the other button says; absent: «Cancelar». */
  cancel?: string;
  onConfirm: Act;
  onClose: () => void;
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog({ title, body, confirm, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  const { isBusy, problem, run } = useTry(onConfirm, onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={body}>
      <div className="grid gap-4 px-6 pb-6 pt-5">
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="ghost" className={TOUCH} onClick={onClose}>
            {cancel ?? commonText.cancel}
          </Button>
          <Button look="danger" className={TOUCH} disabled={isBusy} onClick={() => void run()}>
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
  onRename: Act<[title: string]>;
  onClose: () => void;
}

/** Gives something another title. */
export function RenameDialog({ heading, label, title: held, longest, onRename, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(held);
  const { isBusy, problem, run } = useTry(onRename, onClose);
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
          <Button look="ghost" className={TOUCH} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH} disabled={isBusy || title.trim() === ''}>
            {commonText.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
