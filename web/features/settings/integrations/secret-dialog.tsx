import { Check, Copy } from 'lucide-react';
import { apiKeysScreenText as text } from '#schema/text/settings-screen.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';

/** The secret of a key, shown once: only the button closes it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <Dialog open onOpenChange={() => undefined} title={text.secretTitle} description={text.secretBody}>
      <div className="grid gap-5 px-6 pb-6 pt-5">
        <Field label={text.secret}>
          {({ id, className }) => (
            <input
              id={id}
              readOnly
              value={secret}
              spellCheck={false}
              className={`${className} font-mono`}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={() => void copy(secret)}>
            <Icon size={16} aria-hidden="true" />
            <span role="status">{isCopied ? text.copied : text.copy}</span>
          </Button>
          <Button onClick={onClose}>{text.done}</Button>
        </div>
      </div>
    </Dialog>
  );
}
