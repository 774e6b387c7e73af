const KEY = 'foja_layout';

/** Room that the product takes (theme.css). Kept for the next page of this browser. */
export function applyLayout(layout: string | null, remember = false): void {
  if (layout === 'COMPACT' || layout === 'EXPANDED') document.documentElement.dataset['layout'] = layout;
  else delete document.documentElement.dataset['layout'];
  if (!remember) return;
  try {
    if (layout && layout !== 'DEFAULT') localStorage.setItem(KEY, layout);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function storedLayout(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
