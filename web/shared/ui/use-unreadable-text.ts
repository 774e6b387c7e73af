import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * A typed text that could not be read. It is told when the field is left; its form is not sent, as its value would be
 * taken for empty.
 */
export function useUnreadableText(input: RefObject<HTMLInputElement | null>, isUnreadable: boolean) {
  const [isTold, setTold] = useState(false);
  const current = useRef(isUnreadable);
  current.current = isUnreadable;
  useEffect(() => {
    const form = input.current?.form;
    const stop = (event: Event) => {
      if (!current.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setTold(true);
      input.current?.focus();
    };
    form?.addEventListener('submit', stop, { capture: true });
    return () => form?.removeEventListener('submit', stop, { capture: true });
  }, [input]);
  return { isShown: isTold && isUnreadable, show: () => setTold(true), forget: () => setTold(false) };
}
