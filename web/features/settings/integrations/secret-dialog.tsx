import { Check, Copy } from 'lucide-react';
import { apiKeysScreenText as text } from '#schema/text/settings-screen.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';

interface SecretDialogProps {
  secret: string;
  words?: { secretTitle: string; secretBody: string; secret: string };
  onClose: () => void;
}

/** A secret, shown once: only the button closes it. */
export function SecretDialog({ secret, words = text, onClose }: SecretDialogProps) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <Dialog open isClosedByContent onOpenChange={onClose} title={words.secretTitle} description={words.secretBody}>
      <div className="grid gap-5 px-6 pb-6 pt-5">
        <Field label={words.secret}>
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
