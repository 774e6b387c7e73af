import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** A smaller movement is a click. */
const THRESHOLD_PX = 5;

interface DragOptions<S, T> {
  /** The drop target under the pointer; `null`: none. */
  targetAt: (subject: S, x: number, y: number, from: { x: number; y: number }) => T | null;
  onDrop: (subject: S, target: T) => void;
}

export interface Dragging<S, T> {
  subject: S;
  target: T | null;
}

/**
 * Dragging with a mouse or pen. Touch scrolls; there, items are moved by their menu. Escape cancels; the click that
 * ends a drag is swallowed.
 */
export function useDrag<S, T>(options: DragOptions<S, T>) {
  const [dragging, setDragging] = useState<Dragging<S, T> | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const begin = (subject: S) => (down: ReactPointerEvent) => {
    if (down.button !== 0 || down.pointerType === 'touch') return;
    const from = { x: down.clientX, y: down.clientY };
    let isDrag = false;
    let target: T | null = null;
    const end = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', onKey, true);
      setDragging(null);
    };
    const swallow = (click: MouseEvent) => {
      click.preventDefault();
      click.stopPropagation();
    };
    const swallowClick = () => {
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, true));
    };
    const onMove = (move: PointerEvent) => {
      const far = Math.hypot(move.clientX - from.x, move.clientY - from.y);
      if (!isDrag && far < THRESHOLD_PX) return;
      isDrag = true;
      target = latest.current.targetAt(subject, move.clientX, move.clientY, from);
      setDragging({ subject, target });
    };
    const onUp = () => {
      end();
      if (!isDrag) return;
      swallowClick();
      if (target !== null) latest.current.onDrop(subject, target);
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      end();
      if (isDrag) window.addEventListener('pointerup', swallowClick, { once: true });
    };
    stop.current = end;
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', onKey, true);
  };
  return { dragging, begin };
}
