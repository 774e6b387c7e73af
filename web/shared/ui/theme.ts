/** `auto` follows the system. */
export type ThemeChoice = 'light' | 'dark' | 'auto';

const KEY = 'foja_theme';

export function storedTheme(): ThemeChoice {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'light' || value === 'dark' ? value : 'auto';
  } catch {
    return 'auto';
  }
}

/** Applies the theme; `remember` stores it in this browser. */
export function applyTheme(choice: ThemeChoice, remember = false): void {
  if (choice === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  if (!remember) return;
  try {
    if (choice === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
