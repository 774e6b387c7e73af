import { useId, useState, type SyntheticEvent } from 'react';
import { commonText } from '#schema/text/common.ts';
import { savedSearchText } from '#schema/text/research.ts';
import { saveSearchText as text } from '#schema/text/search.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import type { SearchRequest } from './search-request.ts';
import { useSearches } from './searches.ts';

const NAME_MAX = 80;

interface SaveSearchDialogProps {
  request: SearchRequest;
  resultCount: number;
  onClose: () => void;
}

/** Saves a search with a name and, for accounts, an alert. */
export function SaveSearchDialog({ request, resultCount, onClose }: SaveSearchDialogProps) {
  const { save, hasAlerts } = useSearches();
  const id = useId();
  const [name, setName] = useState(request.query.slice(0, NAME_MAX));
  const [hasAlert, setAlert] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem(savedSearchText.nameMissing);
    setSaving(true);
    const said = await save({ name, request, resultCount, hasAlert });
    setSaving(false);
    if (said) return setProblem(said);
    showToast({ message: text.saved, tone: 'positive' });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5 px-6 pb-6 pt-4">
        <TextField
          label={text.name}
          value={name}
          maxLength={NAME_MAX}
          error={problem}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(undefined);
          }}
        />
        {hasAlerts ? (
          <div className="flex items-start gap-3">
            <input
              id={id}
              type="checkbox"
              role="switch"
              aria-checked={hasAlert}
              aria-describedby={`${id}-hint`}
              checked={hasAlert}
              onChange={(event) => setAlert(event.target.checked)}
              className="relative mt-0.5 h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-150 before:absolute before:left-[3px] before:top-[3px] before:size-4 before:rounded-full before:bg-line-strong before:transition-transform before:duration-150 checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent"
            />
            <div>
              <label htmlFor={id} className="block cursor-pointer font-medium">
                {text.hasAlert}
              </label>
              <p id={`${id}-hint`} className="text-sm text-muted">
                {text.hasAlertHint}
              </p>
            </div>
          </div>
        ) : (
          <p className="text-sm text-muted">{text.noAlertInDemo}</p>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" disabled={isSaving}>
            {commonText.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
