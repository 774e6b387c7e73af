import { useRef, type ReactNode } from 'react';
import { FileUp } from 'lucide-react';
import { useFileDrop } from '../hooks/use-file-drop.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { TOUCH_TARGET } from '../ui/touch-target.ts';

interface FileDropProps {
  text: { drop: string; dropNow: string; choose: string; limits: string };
  accept: readonly string[];
  onFiles: (files: File[]) => void;
  /** Stands below the button. */
  children?: ReactNode;
}

/** An area that files are dropped on, with a button that chooses them; the limits are said before. */
export function FileDrop({ text, accept, onFiles, children }: FileDropProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { isOver, ...drop } = useFileDrop(onFiles);
  return (
    // A drop area for files; the button that opens the file dialog is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...drop}
      className={cx(
        'grid justify-items-center gap-3 rounded-md border-2 border-dashed px-4 py-8 text-center transition-colors duration-150',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      <FileUp size={28} className="text-accent" aria-hidden="true" />
      <p className="font-medium">{isOver ? text.dropNow : text.drop}</p>
      <Button variant="secondary" className={TOUCH_TARGET} onClick={() => chooser.current?.click()}>
        {text.choose}
      </Button>
      <p className="text-sm text-muted">{text.limits}</p>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={accept.join(',')}
        aria-label={text.choose}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </div>
  );
}
