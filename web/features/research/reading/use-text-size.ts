import { useState } from 'react';

const TEXT_SIZES = ['s', 'm', 'l', 'xl'] as const;
type TextSize = (typeof TEXT_SIZES)[number];

const KEY = 'foja_reading_size';

function storedSize(): TextSize {
  try {
    return TEXT_SIZES.find((size) => size === localStorage.getItem(KEY)) ?? 'm';
  } catch {
    return 'm';
  }
}

/** The text size of laws, stored in this browser. */
export function useTextSize() {
  const [size, setSize] = useState(storedSize);
  const at = TEXT_SIZES.indexOf(size);
  const step = (by: 1 | -1) => {
    const next = TEXT_SIZES[at + by];
    if (!next) return;
    setSize(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Without storage it lasts as long as the page.
    }
  };
  return { size, step, isSmallest: at === 0, isLargest: at === TEXT_SIZES.length - 1 };
}
