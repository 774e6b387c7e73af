import { Check, Copy } from 'lucide-react';
import { articlePanelText, readingFrameText } from '#schema/text/reading.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';

type Form = keyof typeof articlePanelText.copyForms;

/** Copies a citation; the reader chooses the form and sees it first. */
export function CitationMenu({ forms }: { forms: Record<Form, string> }) {
  const { isCopied, copy } = useCopy();
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size="sm">
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

/** Copies one citation. */
export function CopyCitation({ citation }: { citation: string }) {
  const { isCopied, copy } = useCopy();
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy(citation)}>
      {isCopied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? articlePanelText.copied : readingFrameText.copyCitation}</span>
    </Button>
  );
}
