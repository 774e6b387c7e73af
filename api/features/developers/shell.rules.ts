import { guideWords, type GuideLanguage } from '#schema/text/developers.ts';
import { escapeHtml as text } from '#api/kernel/escape-html.rules.ts';
import { EXPLORER, GUIDE_PAGES, pageAddress, referenceAddress } from './addresses.rules.ts';

/** The frame of every page for developers: head, search, contents. It is whole without scripts. */

export interface ShownPage {
  language: GuideLanguage;
  /** Path of this page. */
  path: string;
  /** Path of the same page in the other language. */
  otherPath: string;
  title: string;
  description: string;
  /** HTML of the article, without its first heading. */
  body: string;
}

interface Site {
  /** Address of the product, without a slash at its end. */
  address: string;
  /** Tags that load the style and the script. */
  tags: string;
}

const link = (path: string, label: string, current: string): string =>
  `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${text(label)}</a></li>`;

function contents({ language, path }: ShownPage): string {
  const words = guideWords[language];
  const pages = GUIDE_PAGES[language].map((page) => link(pageAddress(language, page.slug), page.title, path));
  const current = path.startsWith(`${referenceAddress(language)}/`) ? referenceAddress(language) : path;
  const more = [
    link(referenceAddress(language), words.reference, current),
    link(EXPLORER, words.explorer, path),
    `<li><a href="/schema.graphql" type="text/plain">schema.graphql</a></li>`,
  ];
  return `<details class="contents" open><summary>${words.menu}</summary><nav aria-label="${words.menu}"><h2>${words.guide}</h2><ul>${pages.join('')}</ul><h2>API</h2><ul>${more.join('')}</ul></nav></details>`;
}

export function headOf(page: Omit<ShownPage, 'body'>, { address, tags }: Site): string {
  const { language, path, otherPath, title, description } = page;
  const [es, en] = language === 'es' ? [path, otherPath] : [otherPath, path];
  const full = title.startsWith('Foja') ? title : `${title} · Foja`;
  return `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(full)}</title><meta name="description" content="${text(description)}"><meta name="color-scheme" content="light dark"><link rel="canonical" href="${address}${path}"><link rel="alternate" hreflang="es-MX" href="${address}${es}"><link rel="alternate" hreflang="en" href="${address}${en}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${tags}</head>`;
}

const htmlLanguage = (language: GuideLanguage): string => (language === 'es' ? 'es-MX' : 'en');

export function pageHtml(page: ShownPage, site: Site): string {
  const { language, otherPath, title, description, body } = page;
  const words = guideWords[language];
  const other = language === 'es' ? 'en' : 'es-MX';
  const search = `<search class="search"><label for="search">${words.search}</label><input id="search" type="search" placeholder="${words.search}" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list" aria-describedby="search-hint"><kbd aria-hidden="true">/</kbd><p id="search-hint" class="hidden">${words.searchHint}</p><ul id="found" role="listbox" aria-label="${words.search}" hidden></ul><p id="search-said" role="status" class="hidden" data-nothing="${text(words.noResult)}"></p></search>`;
  const header = `<header><a class="brand" href="${pageAddress(language, '')}"><b>Foja</b> ${words.developers}</a>${search}<nav aria-label="Foja"><a href="${otherPath}" hreflang="${other}" lang="${other}">${words.otherLanguage}</a><a href="/">${words.toProduct}</a></nav></header>`;
  const article = `<main id="content" tabindex="-1"><article><h1>${text(title)}</h1>${description ? `<p class="lead">${text(description)}</p>` : ''}${body}</article></main>`;
  return `<!doctype html><html lang="${htmlLanguage(language)}" data-copy="${words.copy}" data-copied="${words.copied}">${headOf(page, site)}<body><a class="skip" href="#content">${words.skip}</a>${header}<div class="columns">${contents(page)}${article}</div></body></html>`;
}
