import {
  getNamedType,
  isEnumType,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changelog } from '#schema/generated/changelog.ts';
import { apiScopeText } from '#schema/text/api-keys.ts';
import { guidePagesEn } from '#schema/text/developers-guide-en.ts';
import { guidePagesEs } from '#schema/text/developers-guide.ts';
import { WEBHOOK_EVENTS } from '#schema/webhook-events.ts';
import { HTTP_STATUS } from '#api/kernel/errors.ts';
import { LIMITS } from '#api/kernel/graphql/limits.ts';
import { EXPORTED_ENUMS } from '#api/features/developers/exports.rest.ts';
import * as exportDocuments from '#api/features/developers/exports.rest.generated.ts';
import { readReference } from '#api/features/developers/reference.adapter.ts';
import { CreateCaseDocument } from '../../support/cases.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterAll(() => world.end());

async function reads(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(ana.url + path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
/** What a person reads of a page. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe.each([
  ['es-MX', '/developers', guidePagesEs, 'referencia'],
  ['en', '/developers/en', guidePagesEn, 'reference'],
] as const)('the guide in %s', (language, base, pages, reference) => {
  test('has every page, with title, description and the same page in the other language', async () => {
    for (const { slug, title, description } of pages) {
      const { status, html } = await reads(slug ? `${base}/${slug}` : base);
      expect([slug, status]).toEqual([slug, 200]);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(wordsOf(html)).toContain(description);
      expect(html).toMatch(/hreflang="es-MX" href="[^"]+"><link rel="alternate" hreflang="en"/);
      expect(html).not.toMatch(/\{\{|undefined|style=|<script>|https?:\/\/(?!127|localhost)[^"]*\.js/);
    }
  });

  test('says every error with its status, every limit and every scope, from the tables of the server', async () => {
    const [errors, limits, scopes] = await Promise.all(
      [3, 4, 1].map(async (at) => wordsOf((await reads(`${base}/${pages[at]?.slug}`)).html)),
    );
    for (const [code, status] of Object.entries(HTTP_STATUS)) expect(errors).toContain(`${code} ${status}`);
    for (const limit of [LIMITS.tokens, LIMITS.depth, LIMITS.aliases, LIMITS.cost, LIMITS.socketMessageBytes])
      expect(limits).toContain(` ${limit} `);
    for (const scope of Object.keys(apiScopeText)) expect(scopes).toContain(scope);
  });

  test('says every event of webhooks, with an example', async () => {
    const words = wordsOf((await reads(`${base}/webhooks`)).html);
    for (const name of Object.keys(WEBHOOK_EVENTS)) expect(words).toContain(name);
  });

  test('says what changed, newest first', async () => {
    const words = wordsOf((await reads(`${base}/${pages.at(-1)?.slug}`)).html);
    const newest = changelog.at(-1);
    expect(words.indexOf(newest?.day ?? '?')).toBeGreaterThan(0);
    for (const { day } of changelog) expect(words).toContain(day);
  });

  test('has a page for each field of the roots and each type, with every field of it', async () => {
    const entries = readReference(world.server.schema);
    const index = (await reads(`${base}/${reference}`)).html;
    expect(entries.filter(({ name }) => !index.includes(`${base}/${reference}/${name}"`))).toEqual([]);
    // Every twelfth: each page costs a request, and all are made by the same code.
    for (const entry of entries.filter((_, at) => at % 12 === 0)) {
      const { status, html } = await reads(`${base}/${reference}/${entry.name}`);
      expect([entry.name, status]).toEqual([entry.name, 200]);
      const missing = entry.values.filter(({ name }) => !html.includes(`<code class="name">${name}</code>`));
      expect([entry.name, missing]).toEqual([entry.name, []]);
    }
  });

  test('answers a page that does not exist with 404 and a way on', async () => {
    const { status, html } = await reads(`${base}/planted`);
    expect(status).toBe(404);
    expect(html).toContain('<h1>');
    expect((await reads(`${base}/${reference}/Planted`)).status).toBe(404);
  });

  test('is searched by an index that names everything', async () => {
    const response = await fetch(`${ana.url}${base}/search.json`);
    const rows = (await response.json()) as string[][];
    const names = new Set(rows.map(([name]) => name));
    expect(readReference(world.server.schema).filter(({ name }) => !names.has(name))).toEqual([]);
  });
});

test('both languages have the same pages, with the same values of the server', () => {
  const holes = (body: string): string[] => [...body.matchAll(/\{\{[^}]+\}\}/g)].map(([name]) => name).toSorted();
  expect(guidePagesEn).toHaveLength(guidePagesEs.length);
  guidePagesEs.forEach(({ body }, at) => {
    const other = new Set(holes(guidePagesEn[at]?.body ?? ''));
    expect(holes(body).filter((hole) => !other.has(hole))).toEqual([]);
  });
});

test('every link inside of the guide leads somewhere', async () => {
  const found = new Set<string>();
  for (const { slug } of [
    ...guidePagesEs.map((page) => ({ slug: page.slug })),
    ...guidePagesEn.map((page) => ({ slug: `en/${page.slug}` })),
  ]) {
    const { html } = await reads(`/developers/${slug}`.replace(/\/$/, ''));
    for (const [, path] of html.matchAll(/href="(\/(?:developers|schema)[^"#]*)/g))
      if (path && !path.startsWith('/developers/assets/')) found.add(path);
  }
  const dead: string[] = [];
  for (const path of found) if ((await reads(path)).status !== 200) dead.push(path);
  expect(dead).toEqual([]);
  expect(found.size).toBeGreaterThan(20);
});

test('every example of the reference is valid, and within the limits', () => {
  const wrong = readReference(world.server.schema).flatMap(({ name, call }) =>
    call ? validate(world.server.schema, parse(call.example)).map(({ message }) => `${name}: ${message}`) : [],
  );
  expect(wrong).toEqual([]);
  const costly = readReference(world.server.schema).filter(({ call }) => (call?.cost ?? 0) > LIMITS.cost);
  expect(costly.map(({ name }) => name)).toEqual([]);
});

test('a page is sent once, and compressed', async () => {
  const { headers } = await reads('/developers/errores');
  const etag = headers.get('etag') ?? '';
  expect(headers.get('content-encoding')).toBe('gzip');
  expect((await reads('/developers/errores', { 'if-none-match': etag })).status).toBe(304);
});

test('the page of the operations leads a person to the explorer', async () => {
  const { html } = await reads('/graphql', { accept: 'text/html' });
  expect(html).toContain('href="/developers/explorer"');
  expect((await reads('/developers/explorer')).html).toContain('<div id="root">');
});

describe('what is exported', () => {
  const asks = async (path: string, token = ana.token) => {
    const response = await fetch(ana.url + path, { headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('is every row, one a line, page after page', async () => {
    for (let n = 0; n < 105; n++)
      await ana.does(CreateCaseDocument, {
        input: { title: `Caso de ejemplo ${n}`, client: 'Cliente de ejemplo', area: 'CIVIL' },
      });
    const rows: { title: string; is_urgent: boolean }[] = [];
    let next: string | undefined = '/api/export/cases';
    let pages = 0;
    while (next) {
      const page = await asks(next);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
      rows.push(
        ...page.text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as (typeof rows)[number]),
      );
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
      pages++;
    }
    expect([pages, rows.length, new Set(rows.map(({ title }) => title)).size]).toEqual([2, 105, 105]);
    expect(rows[0]).toMatchObject({ is_urgent: false, area: 'civil', status: 'pending' });
  });

  test('has the values of its enums in lower case, whatever enums the contract has', () => {
    const { schema } = world.server;
    const info = new TypeInfo(schema);
    const enums = new Set<string>();
    const documents = Object.values(exportDocuments).filter((each) => typeof each === 'object' && 'kind' in each);
    const Field = ({ name }: FieldNode): void => {
      const type = getNamedType(info.getType());
      if (isEnumType(type) && type.name !== 'Currency') enums.add(name.value);
    };
    for (const document of documents) visit(document as DocumentNode, visitWithTypeInfo(info, { Field }));
    expect([...enums].toSorted()).toEqual([...EXPORTED_ENUMS]);
  });

  test('is the caller’s alone', async () => {
    const other = await world.lawyer({ plan: 'PROFESSIONAL' });
    for (const name of ['cases', 'deadlines', 'hours', 'contracts']) {
      const { status, text } = await asks(`/api/export/${name}`, other.token);
      expect([name, status, text]).toEqual([name, 200, '']);
      expect((await asks(`/api/export/${name}`, 'planted')).status).toBe(401);
    }
    expect((await asks('/api/export/cases?after=planted')).status).toBe(400);
  });
});
