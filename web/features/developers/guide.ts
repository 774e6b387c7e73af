import { applyTheme, storedTheme } from '#web/shared/ui/theme.ts';
import './guide.css';

/** What a script adds to the pages of the guide, which are whole without it: search, copying, the folded contents. */

applyTheme(storedTheme());

/** Name, kind, first sentence, address. */
type Found = readonly [string, string, string, string];

const MOST = 12;
const PHONE = '(max-width: 768px)';
const words = document.documentElement.dataset;
const isEnglish = document.documentElement.lang === 'en';

let index: Promise<Found[]> | null = null;
const readIndex = (): Promise<Found[]> => {
  index ??= fetch(isEnglish ? '/developers/en/search.json' : '/developers/search.json').then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.json() as Promise<Found[]>;
  });
  index.catch(() => (index = null));
  return index;
};

/** Lower is better; null: it does not match. */
function rankOf([name, , description]: Found, asked: string): number | null {
  const own = name.toLowerCase().replace(/^(query|mutation|subscription)\./, '');
  if (own === asked) return 0;
  if (own.startsWith(asked)) return 1;
  if (own.includes(asked)) return 2;
  return description.toLowerCase().includes(asked) ? 3 : null;
}

function find(all: readonly Found[], text: string): Found[] {
  const asked = text.trim().toLowerCase();
  if (!asked) return [];
  return all
    .map((each) => ({ each, rank: rankOf(each, asked) }))
    .filter((ranked): ranked is { each: Found; rank: number } => ranked.rank !== null)
    .toSorted((a, b) => a.rank - b.rank || a.each[0].length - b.each[0].length)
    .slice(0, MOST)
    .map(({ each }) => each);
}

function startSearch(input: HTMLInputElement, list: HTMLUListElement, said: HTMLElement): void {
  let chosen = -1;
  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const choose = (at: number): void => {
    const all = options();
    chosen = all.length === 0 ? -1 : (at + all.length) % all.length;
    all.forEach((option, place) => option.setAttribute('aria-selected', String(place === chosen)));
    const option = all[chosen];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const show = (found: readonly Found[], isAsked: boolean): void => {
    list.replaceChildren(
      ...found.map(([name, kind, description, address], at) => {
        const option = document.createElement('li');
        option.id = `found-${at}`;
        option.role = 'option';
        const link = document.createElement('a');
        link.href = address;
        link.tabIndex = -1;
        const more = document.createElement('small');
        more.textContent = description ? `${kind} · ${description}` : kind;
        link.append(name, more);
        option.append(link);
        return option;
      }),
    );
    const isNothing = isAsked && found.length === 0;
    said.textContent = isNothing ? (said.dataset['nothing'] ?? '') : '';
    if (isNothing) {
      const nothing = document.createElement('li');
      nothing.className = 'nothing';
      nothing.textContent = said.dataset['nothing'] ?? '';
      list.append(nothing);
    }
    list.hidden = !isAsked;
    input.setAttribute('aria-expanded', String(!list.hidden));
    choose(found.length > 0 ? 0 : -1);
  };
  const search = async (): Promise<void> => {
    const asked = input.value;
    const all = await readIndex().catch(() => []);
    if (input.value === asked) show(find(all, asked), asked.trim() !== '');
  };
  input.addEventListener('input', () => void search());
  input.addEventListener('focus', () => void readIndex().catch(() => undefined));
  input.addEventListener('blur', () => setTimeout(() => show([], false), 150));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Escape') {
      input.value = '';
      show([], false);
    } else if (event.key === 'Enter') options()[chosen]?.querySelector('a')?.click();
    else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

/** A button in the corner of each program. */
function offerCopies(): void {
  for (const program of document.querySelectorAll('pre')) {
    const frame = document.createElement('div');
    frame.className = 'copyable';
    program.replaceWith(frame);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words['copy'] ?? '';
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(program.textContent ?? '').then(() => {
        button.textContent = words['copied'] ?? '';
        setTimeout(() => (button.textContent = words['copy'] ?? ''), 2000);
      });
    });
    program.tabIndex = 0;
    frame.append(program, button);
  }
}

const input = document.querySelector<HTMLInputElement>('#search');
const list = document.querySelector<HTMLUListElement>('#found');
const said = document.querySelector<HTMLElement>('#search-said');
if (input && list && said) startSearch(input, list, said);
offerCopies();
const contents = document.querySelector('details');
if (contents && matchMedia(PHONE).matches) contents.open = false;
