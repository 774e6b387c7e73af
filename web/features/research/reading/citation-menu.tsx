import { Check, Copy } from 'lucide-react';
import { articlePanelText, readingFrameText } from '#schema/text/reading.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';

type Form = keyof typeof articlePanelText.copyForms;

/** Copies a citation; the reader chooses how long it is and sees it before. */
export function CitationMenu({ forms }: { forms: Record<Form, string> }) {
  const { isCopied, copy } = useCopy();
  return (
    <Menu
      align="start"
      trigger={
        <Button look="secondary" size="sm">
          {isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? articlePanelText.copied : readingFrameText.copyCitation}</span>
        </Button>
      }
    >
      {(Object.entries(articlePanelText.copyForms) as [Form, string][]).map(([form, label]) => (
        <MenuItem key={form} onSelect={() => void copy(forms[form])}>
          <span className="grid min-w-0">
            <span className="font-medium">{label}</span>
            <span className="line-clamp-2 text-sm text-muted">{forms[form]}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}

/** One citation, copied at once. */
export function CopyCitation({ citation }: { citation: string }) {
  const { isCopied, copy } = useCopy();
  return (
    <Button look="secondary" size="sm" onClick={() => void copy(citation)}>
      {isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? articlePanelText.copied : readingFrameText.copyCitation}</span>
    </Button>
  );
}
