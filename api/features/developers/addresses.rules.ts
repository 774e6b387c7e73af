import type { GuideLanguage } from '#schema/text/developers.ts';
import { guidePagesEn } from '#schema/text/developers-guide-en.ts';
import { guidePagesEs, type GuidePage } from '#schema/text/developers-guide.ts';

/** Addresses of the pages for developers. */

export const GUIDE_PAGES: Record<GuideLanguage, readonly GuidePage[]> = { es: guidePagesEs, en: guidePagesEn };
const REFERENCE_SLUG: Record<GuideLanguage, string> = { es: 'referencia', en: 'reference' };
export const EXPLORER = '/developers/explorer';

const baseOf = (language: GuideLanguage): string => (language === 'es' ? '/developers' : '/developers/en');

export const pageAddress = (language: GuideLanguage, slug: string): string =>
  slug ? `${baseOf(language)}/${slug}` : baseOf(language);

/** Of an entry, or of the list of all. */
export const referenceAddress = (language: GuideLanguage, name = ''): string =>
  `${baseOf(language)}/${REFERENCE_SLUG[language]}${name ? `/${name}` : ''}`;

/** The same page in the other language; its first page when there is none. */
export function inOtherLanguage(language: GuideLanguage, slug: string): string {
  const other = language === 'es' ? 'en' : 'es';
  const at = GUIDE_PAGES[language].findIndex((page) => page.slug === slug);
  return pageAddress(other, GUIDE_PAGES[other][at]?.slug ?? '');
}
