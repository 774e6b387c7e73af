export const OPEN_PANEL = 'openAccessibilityPanel';
export const OPEN_SHORTCUTS = 'openShortcuts';

/** Opens the accessibility panel from any feature. */
export const openAccessibilityPanel = (): boolean => window.dispatchEvent(new Event(OPEN_PANEL));

/** Opens the list of every shortcut. */
export const openShortcuts = (): boolean => window.dispatchEvent(new Event(OPEN_SHORTCUTS));
