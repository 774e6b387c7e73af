import type { GraphQLSchema } from 'graphql/index.js';
import { apiScopeText } from '#schema/text/api-keys.ts';
import { guideWords, type GuideLanguage } from '#schema/text/developers.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { RawRequest, RawRoute } from '#api/kernel/http/raw-route.ts';
import type { RawReply } from '#api/kernel/http/rest-route.ts';
import { GUIDE_PAGES, inOtherLanguage, pageAddress, referenceAddress } from './addresses.rules.ts';
import { sentText, type SentText } from './compress.adapter.ts';
import type { ReferenceEntry } from './developers.types.ts';
import { entryHtml, indexHtml } from './entries.rules.ts';
import { htmlOf } from './markdown.adapter.ts';
import { readReference } from './reference.adapter.ts';
import { pageHtml, type ShownPage } from './shell.rules.ts';
import { fillPage } from './tables.service.ts';

/** The pages of the guide. They are made once of the contract that is served, and kept. */

declare module '#api/kernel/context.ts' {
  interface Runtime {
    /** Tags that load what was built for the pages for developers. */
    developerTags(entry: 'guide' | 'explorer'): string;
  }
}

interface Kept {
  entries: ReferenceEntry[];
  byName: Map<string, ReferenceEntry>;
  sent: Map<string, SentText>;
}
const kept = new WeakMap<GraphQLSchema, Kept>();

function keptFor(schema: GraphQLSchema): Kept {
  const known = kept.get(schema);
  if (known) return known;
  const entries = readReference(schema);
  const made = { entries, byName: new Map(entries.map((entry) => [entry.name, entry])), sent: new Map() };
  kept.set(schema, made);
  return made;
}

/** Headings get an address of their own, and each table a frame that scrolls. */
const withAnchors = (html: string): string =>
  html
    .replace(/<h2>([^<]+)<\/h2>/g, (_found, title: string) => {
      const slug = title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '');
      return `<h2 id="${slug}">${title}</h2>`;
    })
    .replace(/<table>/g, '<div class="table" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>');

function guidePage(ctx: Ctx, language: GuideLanguage, slug: string): ShownPage | null {
  const page = GUIDE_PAGES[language].find((each) => each.slug === slug);
  if (!page) return null;
  const { schema } = ctx.runtime;
  const body = fillPage(page.body, { schema, language, address: ctx.ports.address() });
  return {
    language,
    path: pageAddress(language, slug),
    otherPath: inOtherLanguage(language, slug),
    title: page.title,
    description: page.description,
    body: withAnchors(htmlOf(body)),
  };
}

function referencePage(ctx: Ctx, language: GuideLanguage, name: string): ShownPage | null {
  const { entries, byName } = keptFor(ctx.runtime.schema);
  const other = language === 'es' ? 'en' : 'es';
  const words = guideWords[language];
  const found = { language, path: referenceAddress(language, name), otherPath: referenceAddress(other, name) };
  if (!name)
    return { ...found, title: words.reference, description: words.referenceAbout, body: indexHtml(language, entries) };
  const entry = byName.get(name);
  if (!entry) return null;
  const writing = {
    language,
    markdown: htmlOf,
    isKnown: (each: string) => byName.has(each),
    isGrantable: (permission: string) => permission in apiScopeText || /^(account|health):read$/.test(permission),
  };
  return { ...found, title: name, description: '', body: entryHtml(writing, entry) };
}

function missingPage(language: GuideLanguage): ShownPage {
  const words = guideWords[language];
  const path = pageAddress(language, '');
  const otherPath = inOtherLanguage(language, '');
  return { language, path, otherPath, title: words.notFound, description: words.notFoundHelp, body: '' };
}

const isGzipWanted = (request: RawRequest): boolean => /\bgzip\b/.test(request.header('accept-encoding') ?? '');

/** What is the same for everybody: compressed, and not sent twice. */
function reply(request: RawRequest, { plain, gzip, etag }: SentText, type: string, status = 200): RawReply {
  const headers = { 'content-type': type, 'cache-control': 'public, no-cache', vary: 'accept-encoding', etag };
  if (request.header('if-none-match')?.includes(etag)) return { status: 304, headers, content: '' };
  return isGzipWanted(request)
    ? { status, headers: { ...headers, 'content-encoding': 'gzip' }, content: gzip }
    : { status, headers, content: plain };
}

/** Made at its first reading. */
function once(ctx: Ctx, key: string, make: () => string): SentText {
  const { sent } = keptFor(ctx.runtime.schema);
  const known = sent.get(key) ?? sentText(make());
  sent.set(key, known);
  return known;
}

const HTML = 'text/html; charset=utf-8';

function answer(
  ctx: Ctx,
  request: RawRequest,
  key: string,
  read: () => ShownPage | null,
  language: GuideLanguage,
): RawReply {
  const site = { address: ctx.ports.address(), tags: ctx.runtime.developerTags('guide') };
  if (keptFor(ctx.runtime.schema).sent.has(key))
    return reply(
      request,
      once(ctx, key, () => ''),
      HTML,
    );
  const page = read();
  if (!page) return reply(request, sentText(pageHtml(missingPage(language), site)), HTML, 404);
  return reply(
    request,
    once(ctx, key, () => pageHtml(page, site)),
    HTML,
  );
}

/** What the search of the pages looks through: name, kind, first sentence. */
function searchIndex(ctx: Ctx, language: GuideLanguage): string {
  const words = guideWords[language];
  const pages = GUIDE_PAGES[language].map(({ slug, title, description }) => [
    title,
    words.guide,
    description,
    pageAddress(language, slug),
  ]);
  const entries = keptFor(ctx.runtime.schema).entries.map(({ name, kind, description }) => [
    name,
    words.kinds[kind],
    description.split('\n')[0]?.slice(0, 140) ?? '',
    referenceAddress(language, name),
  ]);
  return JSON.stringify([...pages, ...entries]);
}

const route = (path: string, answerTo: (ctx: Ctx, request: RawRequest) => RawReply): RawRoute => ({
  method: 'GET',
  path,
  maxBytes: 0,
  answer: (ctx, request) => Promise.resolve(answerTo(ctx, request)),
});

const routesOf = (language: GuideLanguage): RawRoute[] => {
  const first = pageAddress(language, '');
  const list = referenceAddress(language);
  return [
    route(first, (ctx, request) => answer(ctx, request, first, () => guidePage(ctx, language, ''), language)),
    route(`${first}/search.json`, (ctx, request) =>
      reply(
        request,
        once(ctx, `${first}/search`, () => searchIndex(ctx, language)),
        'application/json',
      ),
    ),
    route(list, (ctx, request) => answer(ctx, request, list, () => referencePage(ctx, language, ''), language)),
    route(`${list}/:name`, (ctx, request) => {
      const name = request.params['name'] ?? '';
      return answer(ctx, request, `${list}/${name}`, () => referencePage(ctx, language, name), language);
    }),
    route(`${first}/:slug`, (ctx, request) => {
      const slug = request.params['slug'] ?? '';
      return answer(ctx, request, `${first}/${slug}`, () => guidePage(ctx, language, slug), language);
    }),
  ];
};

// English first: `/developers/en` would be a page of the Spanish guide.
export const guideRoutes: RawRoute[] = [...routesOf('en'), ...routesOf('es')];
