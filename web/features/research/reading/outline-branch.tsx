import { Link } from 'react-router';
import { ChevronRight } from 'lucide-react';
import { articleAddress } from '#schema/record-address.ts';
import { lawText as text } from '#schema/text/reading.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { headingParts, type Branch } from './outline.rules.ts';
import { withVersions } from './version-url.ts';

/** `CAPITULO IV` in small type above `Rescisión de las relaciones de trabajo`. */
export function HeadingWords({ title }: { title: string }) {
  const { mark, words } = headingParts(title);
  return (
    <>
      {mark && <span className="block text-xs text-muted">{mark}</span>}
      <span className="block">{words}</span>
    </>
  );
}

export interface OutlineState {
  statute: string;
  asOf: string | null;
  /** The heading of the current section. */
  current: number | null;
  open: ReadonlySet<number>;
  onToggle: (index: number) => void;
  onFollow?: () => void;
}

/** A heading with its children; collapsed children are not rendered. */
export function OutlineBranch({ branch, ...state }: OutlineState & { branch: Branch }) {
  const { statute, asOf, current, open, onToggle, onFollow } = state;
  const isOpen = open.has(branch.index);
  const hasChildren = branch.children.length > 0;
  return (
    <li>
      <div className="flex items-start">
        {hasChildren ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? text.collapse(branch.title) : text.expand(branch.title)}
            onClick={() => onToggle(branch.index)}
            className="mt-1 grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
          >
            <ChevronRight
              size={16}
              aria-hidden="true"
              className={cx('transition-transform duration-150', isOpen && 'rotate-90')}
            />
          </button>
        ) : (
          <span aria-hidden="true" className="w-7 shrink-0" />
        )}
        <Link
          to={withVersions(articleAddress(statute, branch.firstArticle), { asOf })}
          onClick={onFollow}
          aria-current={branch.index === current ? 'true' : undefined}
          className={cx(
            'flex min-w-0 flex-1 flex-wrap items-end justify-between gap-x-4 rounded-sm px-2 py-1.5 text-sm leading-snug transition-colors duration-150 hover:bg-sunken',
            branch.index === current && 'bg-accent-soft font-medium text-accent hover:bg-accent-soft',
          )}
        >
          <span className="min-w-0 flex-[1_1_13rem]">
            <HeadingWords title={branch.title} />
          </span>
          <span className="shrink-0 text-xs font-normal text-muted tabular">
            {text.range(branch.firstArticle, branch.lastArticle)}
          </span>
        </Link>
      </div>
      {hasChildren && isOpen && (
        <ul className="ml-3.5 border-l border-line pl-1">
          {branch.children.map((child) => (
            <OutlineBranch key={child.index} branch={child} {...state} />
          ))}
        </ul>
      )}
    </li>
  );
}
