import { useEffect, useRef } from 'react';
import { accessibility } from '#web/shared/accessibility/settings.ts';
import { goToMain, goToRegion, goToSearch } from './places.ts';

const WRITES =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"]';
/** Lists in which a letter chooses what begins with it. */
const CHOOSES_BY_LETTER = '[role="listbox"], [role="menu"], [role="tree"]';

const isIn = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

interface Shortcuts {
  onPanel: () => void;
  onList: () => void;
}

/** What a press does; null: nothing of ours. The place of the key counts: with Option a Mac writes other letters. */
function actionOf(event: KeyboardEvent, { onPanel, onList }: Shortcuts): (() => unknown) | null {
  if (event.ctrlKey || event.metaKey) return null;
  if (event.altKey && !event.shiftKey) return { KeyA: onPanel, KeyM: goToMain, KeyS: goToSearch }[event.code] ?? null;
  if (event.altKey) return null;
  if (event.key === 'F6' && accessibility.state().settings.keyboardNav)
    return () => goToRegion(event.shiftKey ? -1 : 1);
  return event.key === '?' ? onList : null;
}

/**
 * Alt+A, Alt+M, Alt+S, F6 and «?», except where somebody writes. Turned off in the panel, they do nothing, and neither
 * do the shortcuts of one letter of any section: programs that write what is spoken would press them.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || isIn(event, WRITES)) return;
      if (!accessibility.state().hasShortcuts) {
        const isOneLetter = /^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (isOneLetter && !isIn(event, CHOOSES_BY_LETTER)) event.stopPropagation();
        return;
      }
      const act = actionOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
