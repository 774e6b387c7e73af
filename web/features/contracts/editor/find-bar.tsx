import { useEffect, useState } from 'react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { findText as text } from '#schema/text/contract-editor-screen.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { findWords, foundIn } from './find-plugin.ts';

/** Looks for words in the document. Enter goes to the next one, Escape closes. */
export function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [words, setWords] = useState('');
  const { at, total } = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const found = foundIn(now.state);
      return { at: found.at, total: found.places.length };
    },
  });
  const look = (wanted: string, step = 0) => findWords(editor.view, wanted, step);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) findWords(editor.view, '');
    },
    [editor],
  );
  return (
    <div role="search" className="flex flex-wrap items-end gap-2 border-b border-line bg-sunken px-4 py-2">
      <div className="w-full max-w-72">
        <TextField
          type="search"
          // The bar was asked for to write in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          label={text.label}
          value={words}
          maxLength={100}
          onChange={({ target }) => {
            setWords(target.value);
            look(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              look(words, event.shiftKey ? -1 : 1);
            }
            if (event.key === 'Escape') {
              event.stopPropagation();
              onClose();
            }
          }}
        />
      </div>
      <IconButton label={text.previous} className={TOUCH_TARGET_ICON} onClick={() => look(words, -1)}>
        <ChevronUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={text.next} className={TOUCH_TARGET_ICON} onClick={() => look(words, 1)}>
        <ChevronDown size={18} aria-hidden="true" />
      </IconButton>
      <p role="status" className="min-w-28 pb-2 text-sm text-muted tabular">
        {words.trim() && text.count(at + 1, total)}
      </p>
      <IconButton label={text.close} className={TOUCH_TARGET_ICON} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
