import { useState } from 'react';
import type { SeriesScope } from '#schema/generated/contract.ts';
import { scopeText as text } from '#schema/text/calendar-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { focusFirstField } from '#web/shared/ui/first-field.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';

export interface ScopeQuestion {
  action: 'move' | 'edit' | 'remove';
  title: string;
  /** A change of the recurrence cannot apply to one occurrence only. */
  scopes: readonly SeriesScope[];
  answer: (scope: SeriesScope | null) => void;
}

const TITLES = { move: text.moveTitle, edit: text.editTitle, remove: text.removeTitle } as const;

/** Asks which occurrences of a series an action applies to. */
export function ScopeDialog({ action, title, scopes, answer }: ScopeQuestion) {
  const [scope, setScope] = useState<SeriesScope>(scopes[0] ?? 'ALL');
  return (
    <Dialog open onOpenChange={(open) => !open && answer(null)} title={TITLES[action]} description={text.body(title)}>
      <form
        ref={focusFirstField}
        className="grid gap-5 px-6 pb-6 pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          answer(scope);
        }}
      >
        <fieldset className="grid gap-2">
          <legend className="sr-only">{TITLES[action]}</legend>
          {scopes.map((each) => (
            <label
              key={each}
              className={cx(
                'grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border px-3.5 py-2.5',
                scope === each ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
              )}
            >
              <input
                type="radio"
                name="scope"
                checked={scope === each}
                onChange={() => setScope(each)}
                className="mt-1 size-4"
              />
              <span className="font-medium">{text.scope[each]}</span>
              <span className="col-start-2 text-sm text-muted">{text.hint[each]}</span>
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" className={TOUCH_TARGET} onClick={() => answer(null)}>
            {commonText.cancel}
          </Button>
          <Button type="submit" variant={action === 'remove' ? 'danger' : 'primary'} className={TOUCH_TARGET}>
            {action === 'remove' ? text.remove : action === 'move' ? text.move : text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
