import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { ArrowRight } from 'lucide-react';
import { articleAddress } from '#schema/record-address.ts';
import { lawText as text } from '#schema/text/reading.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { requestedNumber } from './article-number.rules.ts';
import { HeadingWords, OutlineBranch } from './outline-branch.tsx';
import { findHeadings, type Branch } from './outline.rules.ts';
import { articleIn, type Section } from './use-section.ts';
import { withVersions } from './version-url.ts';

export interface OutlineProps {
  statute: { key: string; name: string; lastArticle: string; hasOfficialText: boolean };
  tree: readonly Branch[];
  asOf: string | null;
  current: Branch | null;
  /** Loads the section of an article before navigating, so that a wrong number is reported at the field. */
  load: (number: string) => Promise<Section | null>;
  isCover?: boolean;
  /** Called when a link is followed: on phones the outline closes. */
  onFollow?: () => void;
}

const MAX_FOUND = 40;
/** Some laws have text before their first heading. */
const FIRST_ARTICLE = '1';

/** On the cover, a law with few headings is expanded by one level. */
const EXPANDED_UP_TO = 45;

function firstOpen(tree: readonly Branch[]): ReadonlySet<number> {
  const inSight = tree.reduce((sum, { children }) => sum + 1 + children.length, 0);
  return new Set(inSight <= EXPANDED_UP_TO ? tree.map(({ index }) => index) : []);
}

function useOpenBranches(tree: readonly Branch[], current: Branch | null, isCover: boolean) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => (isCover ? firstOpen(tree) : new Set<number>()));
  const above = current ? [...current.above, current.index] : [];
  const key = above.join(',');
  useEffect(() => {
    // The current section is expanded; sections that the reader expanded stay so.
    if (key) setOpen((before) => new Set([...before, ...key.split(',').map(Number)]));
  }, [key]);
  const toggle = (index: number) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(index)) after.add(index);
      return after;
    });
  return { open, toggle };
}

function FoundHeadings({
  found,
  statute,
  asOf,
  onFollow,
}: Pick<OutlineProps, 'asOf' | 'onFollow'> & { found: Branch[]; statute: string }) {
  return (
    <div className="grid gap-2 px-3">
      <p role="status" className="text-sm text-muted">
        {found.length === 0 ? text.noHeading : text.headingsFound(found.length)}
      </p>
      <ul className="grid gap-0.5">
        {found.slice(0, MAX_FOUND).map((branch) => (
          <li key={branch.index}>
            <Link
              to={withVersions(articleAddress(statute, branch.firstArticle), { asOf })}
              onClick={onFollow}
              className="block rounded-sm px-2 py-1.5 text-sm leading-snug hover:bg-sunken"
            >
              <HeadingWords title={branch.title} />
              <span className="block text-xs text-muted tabular">
                {text.range(branch.firstArticle, branch.lastArticle)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The headings of a law, with a field that goes to an article or finds a heading. */
export function Outline({ statute, tree, asOf, current, load, isCover = false, onFollow }: OutlineProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { open, toggle } = useOpenBranches(tree, current, isCover);
  const list = useRef<HTMLUListElement>(null);
  const number = requestedNumber(typed);
  const isFinding = typed.trim().length > 1 && number === null;
  const currentIndex = current?.index ?? null;

  const shownFor = useRef<number | null>(null);
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    const scroller = marked?.closest<HTMLElement>('[data-scroller]');
    // The current heading may still be collapsed: it is scrolled to after it was expanded.
    if (!marked || !scroller || shownFor.current === currentIndex) return;
    shownFor.current = currentIndex;
    const top = marked.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    // Scrolls the outline only: `scrollIntoView` would also scroll the law.
    if (top < 0 || top > scroller.clientHeight - 60) scroller.scrollTop += top - scroller.clientHeight / 3;
  }, [currentIndex, open]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!number) return;
    const section = await load(number).catch(() => undefined);
    if (section === null) return setProblem(text.missingArticle(number, statute));
    setTyped('');
    void navigate(
      withVersions(articleAddress(statute.key, (section && articleIn(section, number)?.number) ?? number), { asOf }),
    );
    onFollow?.();
  };

  return (
    <div className="grid gap-1 pb-4">
      <form onSubmit={(event) => void submit(event)} className="outline-box grid gap-1.5 px-3 pb-2 pt-4">
        <div className="flex gap-1.5">
          <input
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
            aria-label={text.goTo}
            aria-describedby="go-to-note"
            aria-invalid={problem ? true : undefined}
            placeholder={text.goToShort}
            className="h-9 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-base placeholder:text-muted hover:border-muted aria-invalid:border-danger"
          />
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            className="min-h-9"
            aria-label={text.go}
            disabled={!number}
          >
            <ArrowRight size={16} aria-hidden="true" />
          </Button>
        </div>
        <p
          id="go-to-note"
          role={problem ? 'alert' : undefined}
          className={problem ? 'text-sm text-danger' : 'text-xs text-muted'}
        >
          {problem ?? text.goToHint}
        </p>
      </form>
      {isFinding ? (
        <FoundHeadings found={findHeadings(tree, typed)} {...{ statute: statute.key, asOf, onFollow }} />
      ) : tree.length === 0 ? (
        <p className="px-3 text-sm text-muted">{text.noOutline}</p>
      ) : (
        <ul ref={list} className="px-1.5">
          {tree[0]?.firstArticle !== FIRST_ARTICLE && (
            <li>
              <Link
                to={withVersions(articleAddress(statute.key, FIRST_ARTICLE), { asOf })}
                onClick={onFollow}
                className="ml-7 block rounded-sm px-2 py-1.5 text-sm leading-snug hover:bg-sunken"
              >
                {text.beginning}
                <span className="block text-xs text-muted tabular">{text.range(FIRST_ARTICLE, FIRST_ARTICLE)}</span>
              </Link>
            </li>
          )}
          {tree.map((branch) => (
            <OutlineBranch
              key={branch.index}
              branch={branch}
              statute={statute.key}
              asOf={asOf}
              current={currentIndex}
              open={open}
              onToggle={toggle}
              onFollow={onFollow}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
