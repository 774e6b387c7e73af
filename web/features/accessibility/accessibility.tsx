import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { accessibilityText as text } from '#schema/text/accessibility.ts';
import { accessibility, useAccessibility } from '#web/shared/accessibility/settings.ts';
import { OPEN_PANEL, OPEN_SHORTCUTS } from '#web/shared/accessibility/open-panel.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import './accessibility.css';
import { announceIn } from './announce.ts';
import { goToMenu, goToSearch } from './places.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { watchPage } from './watch-page.ts';

const Panel = lazyPart(() => import('./panel.tsx').then(({ Panel }) => Panel));
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog));

const hasButton = (pathname: string): boolean => pathname === '/' || pathname.includes('dashboard');

/** The figure of the sign of accessibility, drawn here: a library of icons would be another file. */
const Figure = () => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
  >
    <circle cx="12" cy="4.5" r="1.75" fill="currentColor" stroke="none" />
    <path d="M4.5 8.5 12 10l7.5-1.5M12 10v5m0 0-3.5 6.5M12 15l3.5 6.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** What screen readers are told; a new key makes them read the same words again. */
function LiveRegion() {
  const [said, setSaid] = useState({ words: '', turn: 0 });
  useEffect(() => announceIn((words) => setSaid(({ turn }) => ({ words, turn: turn + 1 }))), []);
  return (
    <div role="status" aria-live="polite" data-announcements className="sr-only">
      <span key={said.turn}>{said.words}</span>
    </div>
  );
}

/** Jumps that are seen when the keyboard reaches them, before everything else on the page. */
function SkipLinks({ onPanel }: { onPanel: () => void }) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  const jumps = [
    [text.skipToMenu, goToMenu],
    [text.skipToSearch, goToSearch],
    [text.open, onPanel],
  ] as const;
  return createPortal(
    <div role="region" aria-label={text.skips} className="skip-links">
      {jumps.map(([label, act]) => (
        <button key={label} type="button" onClick={() => void act()}>
          {label}
        </button>
      ))}
    </div>,
    place,
  );
}

/** The settings of accessibility at work on every page, and the button of their panel where it belongs. */
export function Accessibility() {
  const { pathname } = useLocation();
  const { settings } = useAccessibility();
  const [open, setOpen] = useState<'panel' | 'shortcuts' | null>(null);
  const isWatching = settings.screenReader || settings.voiceAnnouncements;
  const toggle = () => setOpen((current) => (current === 'panel' ? null : 'panel'));

  useLayoutEffect(() => accessibility.start(), []);
  useEffect(() => (isWatching ? watchPage() : undefined), [isWatching]);
  useShortcuts({ onPanel: toggle, onList: () => setOpen('shortcuts') });
  useEffect(() => {
    const onPanel = () => setOpen('panel');
    const onShortcuts = () => setOpen('shortcuts');
    window.addEventListener(OPEN_PANEL, onPanel);
    window.addEventListener(OPEN_SHORTCUTS, onShortcuts);
    return () => {
      window.removeEventListener(OPEN_PANEL, onPanel);
      window.removeEventListener(OPEN_SHORTCUTS, onShortcuts);
    };
  }, []);

  return (
    <>
      {settings.keyboardNav && <SkipLinks onPanel={() => setOpen('panel')} />}
      {hasButton(pathname) && (
        <div role="region" aria-label={text.open}>
          <button
            type="button"
            aria-label={text.open}
            title={`${text.open} (Alt+A)`}
            aria-haspopup="dialog"
            aria-expanded={open === 'panel'}
            aria-keyshortcuts="Alt+A"
            onPointerEnter={() => void Panel.prefetch()}
            onFocus={() => void Panel.prefetch()}
            onClick={toggle}
            className="accessibility-button"
          >
            <Figure />
          </button>
        </div>
      )}
      <LiveRegion />
      <Suspense fallback={null}>
        {open === 'panel' && <Panel onClose={() => setOpen(null)} onShortcuts={() => setOpen('shortcuts')} />}
        {open === 'shortcuts' && <ShortcutsDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
