import { AArrowDown, AArrowUp, ChevronLeft, ChevronRight, ListTree, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { statuteAddress } from '#schema/record-address.ts';
import { lawText as text, readingFrameText } from '#schema/text/reading.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import type { useTextSize } from './use-text-size.ts';

/** Prints only the requested article, or everything on the page. */
function print(what: 'article' | 'section'): void {
  const root = document.documentElement;
  root.dataset['print'] = what;
  window.addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}

interface ReadingToolsProps {
  statute: { key: string; name: string; shortName: string };
  number: string;
  size: ReturnType<typeof useTextSize>;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** Absent when the outline is shown beside the law. */
  onOpenOutline?: () => void;
}

/** The sticky bar above the law: position, previous and next article, text size, print. */
export function ReadingTools({ statute, number, size, onPrevious, onNext, onOpenOutline }: ReadingToolsProps) {
  return (
    <div
      role="toolbar"
      aria-label={text.tools}
      className="-mx-4 flex min-h-12 items-center gap-1 border-b border-line bg-paper px-3"
    >
      {onOpenOutline && (
        <Button variant="ghost" size="sm" onClick={onOpenOutline} aria-label={text.openOutline}>
          <ListTree size={17} aria-hidden="true" />
          <span className="max-[420px]:hidden">{text.outline}</span>
        </Button>
      )}
      <p className="min-w-0 flex-1 truncate px-1 text-sm text-muted">
        <Link to={statuteAddress(statute.key)} className="rounded-sm hover:text-ink hover:underline">
          <span className="max-md:hidden">{statute.name}</span>
          <span className="md:hidden">{statute.shortName}</span>
        </Link>
        {' · '}
        {text.range(number, number)}
      </p>
      <IconButton
        label={text.previous}
        aria-keyshortcuts="ArrowLeft K"
        disabled={!onPrevious}
        onClick={onPrevious ?? undefined}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={text.next} aria-keyshortcuts="ArrowRight J" disabled={!onNext} onClick={onNext ?? undefined}>
        <ChevronRight size={20} aria-hidden="true" />
      </IconButton>
      <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />
      <IconButton label={text.smaller} disabled={size.isSmallest} onClick={() => size.step(-1)}>
        <AArrowDown size={19} aria-hidden="true" />
      </IconButton>
      <IconButton label={text.larger} disabled={size.isLargest} onClick={() => size.step(1)}>
        <AArrowUp size={19} aria-hidden="true" />
      </IconButton>
      <Menu
        trigger={
          <IconButton label={readingFrameText.print}>
            <Printer size={18} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => print('article')}>{text.printArticle}</MenuItem>
        <MenuItem onSelect={() => print('section')}>{text.printSection}</MenuItem>
      </Menu>
    </div>
  );
}

/** The keys for the previous and next article. */
export const KeysHint = () => (
  <p className="mt-4 text-center text-xs text-muted [@media(hover:none)]:hidden print:hidden">
    {text.keys}: <Key>←</Key> <Key>k</Key> {text.keyPrevious} · <Key>→</Key> <Key>j</Key> {text.keyNext}
  </p>
);

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-sm border border-line bg-surface px-1.5 font-sans">{children}</kbd>
);
