import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseRecordAddress } from '#schema/record-address.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

it('robots.txt names the sitemap, and keeps the pages of accounts out', async () => {
  const reply = await fetch(`${world.visitor().url}/robots.txt`);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await reply.text()).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Disallow: /dashboard');
  expect(lines.find((line) => line.startsWith('Sitemap: '))).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/);
});

it('sitemap.xml names the public pages, the laws and the topics, each once and each with a page', async () => {
  const reply = await fetch(`${world.visitor().url}/sitemap.xml`);
  expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const paths = [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => new URL(at ?? '').pathname);
  expect(paths).toEqual(expect.arrayContaining(['/', '/planes', '/privacidad', '/stps/lft', '/codigo-civil/ccf']));
  expect(paths).toContain('/ia-analysis/despido-injustificado');
  expect(new Set(paths).size).toBe(paths.length);
  const ofLaw = paths.filter((path) => parseRecordAddress(path)?.kind !== undefined && path !== '/leyes');
  expect(ofLaw.length).toBe(paths.length - 6);
});
