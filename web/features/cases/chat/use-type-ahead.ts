import { useEffect, useRef } from 'react';

interface TypeAheadOptions {
  isOn: boolean;
  value: string;
  onChange: (value: string) => void;
  onEnter: (value: string) => void;
}

/**
 * While a message is being sent its field takes no input. Who types fast has begun the next one by then: those keys are
 * kept for it, instead of being lost.
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
      // Somebody went elsewhere with the focus.
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
