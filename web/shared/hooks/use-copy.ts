import { useEffect, useState } from 'react';

/** On an insecure page `navigator.clipboard` does not exist. */
function copyWithSelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
}

const COPIED_MS = 2_000;

/** Copies text. `isCopied` is true for two seconds after the last success. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => Promise<void> } {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = async (text: string) => {
    const written = (navigator.clipboard as Clipboard | undefined)?.writeText(text);
    const isDone = written ? await written.then(() => true).catch(() => false) : false;
    if (isDone || copyWithSelection(text)) setCopiedAt(performance.now());
  };
  return { isCopied: copiedAt !== null, copy };
}
