import { useEffect, useRef } from 'react';

interface TypeAheadOptions {
  isOn: boolean;
  value: string;
  onChange: (value: string) => void;
  onEnter: (value: string) => void;
}

/**
 * The field is disabled while a message is sent. Keys that a fast writer types meanwhile are collected, so that none is
 * lost.
 */
export function useTypeAhead(options: TypeAheadOptions): void {
  const latest = useRef(options);
  const words = useRef(options.value);
  latest.current = options;
  words.current = options.value;
  const { isOn } = options;

  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      // The focus went to another field.
      const target = event.target as Element | null;
      const isOurs = target === document.body || (target instanceof HTMLTextAreaElement && target.disabled);
      if (!isOurs || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Enter' && !event.shiftKey) latest.current.onEnter(words.current);
      else if (event.key === 'Backspace') words.current = [...words.current].slice(0, -1).join('');
      else if (event.key === 'Enter') words.current += '\n';
      else if (event.key.length === 1) words.current += event.key;
      else return;
      event.preventDefault();
      if (event.key !== 'Enter' || event.shiftKey) latest.current.onChange(words.current);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isOn]);
}
