import { addressOf, parseRecordAddress, RECORD_PREFIXES } from '#schema/record-address.ts';
import { escapeHtml as text } from '../kernel/escape-html.rules.ts';
import { pageHeads, pageHeadText, type PageHead } from '#schema/text/page-heads.ts';
import { landingDocument, legalDocument, structuredData } from './page-documents.ts';

/** What the served HTML says of a page to crawlers, to link previews, and to a browser without scripts. */

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>/;
/** Pages of an account, and those that only a link opens. */
const PRIVATE = /^\/(dashboard|subscriptions|cases|vencimientos|invitacion|checkout|restablecer)(\/|$)/;

const RECORDS: ReadonlySet<string> = new Set(RECORD_PREFIXES);

/** Path under which a page is known; `null`: it is not for search engines. */
function canonicalOf(pathname: string): string | null {
  const path = pathname.replace(/\/+$/, '') || '/';
  if (PRIVATE.test(path)) return null;
  if (RECORDS.has(path.split('/')[1] ?? '')) {
    const record = parseRecordAddress(path);
    return record && addressOf(record);
  }
  // An unknown path shows the landing.
  return Object.hasOwn(pageHeads, path) ? path : '/';
}

function headOf(canonical: string | null, { title, description }: PageHead, site: string): string {
  const image = `${site}/foja-compartir.png`;
  const known = canonical === null ? '<meta name="robots" content="noindex">' : '';
  const address = canonical === null ? '' : text(site + canonical);
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Foja'],
    ['og:locale', 'es_MX'],
    ['og:title', text(title)],
    ['og:description', text(description)],
    ...(address ? [['og:url', address] satisfies [string, string]] : []),
    ['og:image', text(image)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', text(pageHeadText.imageAlt)],
  ];
  return [
    `<title>${text(title)}</title>`,
    `<meta name="description" content="${text(description)}">`,
    known,
    address && `<link rel="canonical" href="${address}">`,
    ...properties.map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    canonical === '/' ? structuredData(site) : '',
  ].join('');
}

/** The page for who runs no scripts; `null` for pages that need them. */
function documentOf(canonical: string | null): string | null {
  if (canonical === '/') return landingDocument();
  return canonical === '/terminos' || canonical === '/privacidad' ? legalDocument(canonical) : null;
}

/**
 * The built `index.html` with the head of a page, and with its text for who runs no scripts.
 * @param pathname Path that was asked for, without query.
 * @param site Public address, without a slash at its end.
 */
export function pageWithHead(index: string, pathname: string, site: string): string {
  const canonical = canonicalOf(pathname);
  const head =
    pageHeads[canonical && Object.hasOwn(pageHeads, canonical) ? (canonical as keyof typeof pageHeads) : '/'];
  const body = documentOf(canonical);
  // With functions: a `$` of a text would otherwise mean a match.
  const withHead = index.replace(HEAD, () => headOf(canonical, head, site));
  return body === null ? withHead : withHead.replace(NOSCRIPT, () => `<noscript>${body}</noscript>`);
}
