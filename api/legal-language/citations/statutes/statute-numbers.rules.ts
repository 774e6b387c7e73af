/** What a printed number is, once its law is known. */
import { hasArticle, normaliseArticle } from '#db/content/law-index.ts';
import type { Details } from '../reference-types.ts';
import type { Item } from './article-items.rules.ts';

/** Numbers that the law itself writes with a dash stay whole; «76-81» of others is a range. */
export function endsOf(printed: string, law: string | null): string[] {
  // «4.5» is how some codes of the states number.
  const dotted = /^(\d+(?:\.\d+){1,4})(?:\.[a-z]\)?)?$/iu.exec(printed)?.[1];
  // «LGSMIME, 7.1»: the paragraph of an article.
  const whole = dotted?.split('.')[0];
  if (law && whole && dotted && !hasArticle(law, dotted) && hasArticle(law, whole)) return [whole];
  if (dotted) return [dotted];
  const range = /^(\d+)\s?[-–]\s?(\d+)$/.exec(printed);
  if (!range?.[1] || !range[2] || (law && hasArticle(law, printed)) || Number(range[2]) <= Number(range[1]))
    return [normaliseArticle(printed, law ?? undefined)];
  return [range[1], range[2]];
}

/** Whether a law has articles of that number with letters: then another letter is of the number too. */
const hasLettered = (printed: string, law: string | null): boolean =>
  law !== null && law !== 'cpeum' && ['A', 'B', 'C', 'D'].some((letter) => hasArticle(law, `${printed} ${letter}`));

/** «5 A» is an article of the Social Security Act; «123 A» and «123-A» are sections of the Constitution. */
export function settle(item: Item, law: string | null): { printed: string; details: Details } {
  const { fraction, letter, section, paragraph, printed, loose } = item;
  // «artículo 30 constitucional, inciso A, fracción II»: the Constitution has sections there.
  const isSection = law === 'cpeum' && section === null && fraction !== null && /^[A-D]\)?$/u.test(letter ?? '');
  const details = isSection
    ? { fraction, letter: null, section: letter?.charAt(0) ?? null, paragraph }
    : { fraction, letter, section, paragraph };
  if (loose && item.isWeakLetter) {
    const spelled =
      [`${printed} ${loose}`, `${printed}-${loose}`].find((each) => law && hasArticle(law, each)) ??
      (hasLettered(printed, law) ? `${printed} ${loose}` : undefined);
    if (spelled) item.end = Math.max(item.end, item.start + printed.length + 2);
    return { printed: spelled ?? printed, details };
  }
  if (loose) {
    if (law && (hasArticle(law, `${printed} ${loose}`) || hasLettered(printed, law)))
      return { printed: `${printed} ${loose}`, details };
    if (/[IVX]/.test(loose)) return { printed, details: { ...details, fraction: fraction ?? loose } };
    const isSection = section === null && /[A-H]/.test(loose) && (law === null || hasArticle(law, printed));
    return isSection
      ? { printed, details: { ...details, section: loose } }
      : { printed: `${printed}-${loose}`, details };
  }
  const dashed = /^(\d+)\s?[-–]\s?([A-H])$/.exec(printed);
  if (law === 'cpeum' && dashed?.[1] && dashed[2] && section === null && hasArticle(law, dashed[1]))
    return { printed: dashed[1], details: { ...details, section: dashed[2] } };
  // «LISR 27-I»: a fraction, where the law has no such article.
  const roman = /^(\d+)\s?[-–]\s?([IVX])$/.exec(printed);
  if (law && roman?.[1] && roman[2] && fraction === null && !hasArticle(law, printed) && hasArticle(law, roman[1]))
    return { printed: roman[1], details: { ...details, fraction: roman[2] } };
  return { printed, details };
}

/** «1,915 y 1,916»: one number each where the law has such articles. */
export function joinThousands(items: Item[], law: string | null, text: string): void {
  for (let at = items.length - 2; at >= 0 && law; at--) {
    const [one, next] = [items[at], items[at + 1]];
    if (!one || !next || !/^\d$/.test(one.printed) || !/^\d{3}(?!\d)/.test(next.printed)) continue;
    if (text.slice(one.end, next.start) !== ',' || !hasArticle(law, one.printed + next.printed)) continue;
    items.splice(at, 2, { ...next, start: one.start, printed: one.printed + next.printed });
  }
}
