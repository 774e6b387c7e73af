import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { readFormDraft } from './drafts.ts';
import { writeFormDraft } from './form-drafts.ts';

const SAVE_DELAY_MS = 400;

/** Whether what was kept has every field of the form, each of its kind. */
function isLike<T extends object>(kept: unknown, shape: T): kept is T {
  if (typeof kept !== 'object' || kept === null) return false;
  const held = kept as Record<string, unknown>;
  return Object.entries(shape).every(
    ([field, value]) =>
      field in held && (value === null || held[field] === null || typeof held[field] === typeof value),
  );
}

interface FormDraft<T> {
  values: T;
  setValues: Dispatch<SetStateAction<T>>;
  /** The values came from an earlier page. */
  isRestored: boolean;
  /** Back to the values without the draft. */
  drop: () => void;
  /** Saved or discarded: nothing is kept. */
  forget: () => void;
}

/**
 * The values of a form, kept through a reload until they are saved or discarded. `name: null`: nothing is kept, because
 * something else fills the form.
 */
export function useFormDraft<T extends object>(name: string | null, before: T): FormDraft<T> {
  const [kept] = useState(() => {
    const found = name === null ? null : readFormDraft(name);
    return isLike(found, before) ? found : null;
  });
  const [values, setValues] = useState(kept ?? before);
  const [isRestored, setRestored] = useState(kept !== null);
  const isOver = useRef(false);
  const keep = useRef(() => undefined as void);
  keep.current = () => {
    if (name === null || isOver.current) return;
    writeFormDraft(name, JSON.stringify(values) === JSON.stringify(before) ? null : values);
  };
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    const now = () => keep.current();
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, []);
  return {
    values,
    setValues,
    isRestored,
    drop: () => {
      setRestored(false);
      setValues(before);
    },
    forget: () => {
      isOver.current = true;
      if (name !== null) writeFormDraft(name, null);
    },
  };
}
