import { useSyncExternalStore } from 'react';

export const FONT_SIZES = ['small', 'normal', 'large', 'xlarge'] as const;
type FontSize = (typeof FONT_SIZES)[number];

/** The eight settings, as they are stored. */
export interface AccessibilitySettings {
  highContrast: boolean;
  fontSize: FontSize;
  screenReader: boolean;
  keyboardNav: boolean;
  animations: boolean;
  voiceAnnouncements: boolean;
  colorBlind: boolean;
  motorAssist: boolean;
}

const KEY = 'accessibility-settings';
/** Beside the eight, whose keys are fixed. */
const SHORTCUTS_KEY = 'accessibility-shortcuts';

const DEFAULTS: AccessibilitySettings = {
  highContrast: false,
  fontSize: 'normal',
  screenReader: false,
  keyboardNav: true,
  animations: true,
  voiceAnnouncements: false,
  colorBlind: false,
  motorAssist: false,
};

interface State {
  settings: AccessibilitySettings;
  /** Whether the shortcuts of the product act. */
  hasShortcuts: boolean;
  /** Whether the browser stores them. */
  isKept: boolean;
}

/** What is stored, with the default for each value that is missing or not of its type. */
function parse(stored: string | null): AccessibilitySettings {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? 'null');
  } catch {
    // Written by something else: as if nothing were stored.
    found = null;
  }
  const given = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const isOn = (key: Exclude<keyof AccessibilitySettings, 'fontSize'>): boolean => {
    const value = given[key];
    return typeof value === 'boolean' ? value : DEFAULTS[key];
  };
  return {
    highContrast: isOn('highContrast'),
    fontSize: FONT_SIZES.find((size) => size === given['fontSize']) ?? DEFAULTS.fontSize,
    screenReader: isOn('screenReader'),
    keyboardNav: isOn('keyboardNav'),
    animations: isOn('animations'),
    voiceAnnouncements: isOn('voiceAnnouncements'),
    colorBlind: isOn('colorBlind'),
    motorAssist: isOn('motorAssist'),
  };
}

function read(): State {
  try {
    const settings = parse(localStorage.getItem(KEY));
    return { settings, hasShortcuts: localStorage.getItem(SHORTCUTS_KEY) !== 'off', isKept: true };
  } catch {
    return { settings: DEFAULTS, hasShortcuts: true, isKept: false };
  }
}

const matches = (query: string): boolean => window.matchMedia?.(query).matches ?? false;

/** What the system asks for. It is heeded whatever is chosen here. */
export const systemAsks = () => ({
  contrast: matches('(prefers-contrast: more)'),
  lessMotion: matches('(prefers-reduced-motion: reduce)'),
  ownColours: matches('(forced-colors: active)'),
});

/** Writes the settings on the root element, where `accessibility.css` and the parts of the page read them. */
function apply({ settings }: State): void {
  const asked = systemAsks();
  const marks: Record<string, string | false> = {
    contrast: (settings.highContrast || asked.contrast) && 'high',
    palette: settings.colorBlind && 'safe',
    fontSize: settings.fontSize !== 'normal' && settings.fontSize,
    motion: (!settings.animations || asked.lessMotion) && 'off',
    screenReader: settings.screenReader && 'on',
    voice: settings.voiceAnnouncements && 'on',
    keyboard: settings.keyboardNav && 'on',
    motor: settings.motorAssist && 'on',
  };
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(marks)) {
    if (value === false) delete dataset[name];
    else dataset[name] = value;
  }
}

let state = read();
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  apply(next);
  listeners.forEach((listener) => listener());
}

function keep(next: State): void {
  let isKept = true;
  try {
    localStorage.setItem(KEY, JSON.stringify(next.settings));
    if (next.hasShortcuts) localStorage.removeItem(SHORTCUTS_KEY);
    else localStorage.setItem(SHORTCUTS_KEY, 'off');
  } catch {
    isKept = false;
  }
  set({ ...next, isKept });
}

export const accessibility = {
  state: (): State => state,
  change: (part: Partial<AccessibilitySettings>): void => keep({ ...state, settings: { ...state.settings, ...part } }),
  setShortcuts: (hasShortcuts: boolean): void => keep({ ...state, hasShortcuts }),
  /** Back to the defaults; what the system asks for stays. */
  reset: (): void => keep({ settings: DEFAULTS, hasShortcuts: true, isKept: true }),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Applies what is stored and follows other tabs and the system. Returns the function that ends it. */
  start: (): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith('accessibility-')) && set(read());
    const queries = ['(prefers-contrast: more)', '(prefers-reduced-motion: reduce)', '(forced-colors: active)'].flatMap(
      (query) => window.matchMedia?.(query) ?? [],
    );
    const onSystem = () => set({ ...state });
    set(read());
    window.addEventListener('storage', onStorage);
    queries.forEach((query) => query.addEventListener('change', onSystem));
    return () => {
      window.removeEventListener('storage', onStorage);
      queries.forEach((query) => query.removeEventListener('change', onSystem));
    };
  },
};

export const useAccessibility = (): State => useSyncExternalStore(accessibility.subscribe, accessibility.state);
