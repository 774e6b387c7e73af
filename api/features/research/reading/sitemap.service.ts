import { statuteAddress, topicAddress } from '#schema/record-address.ts';
import { PUBLIC_PAGES } from '#schema/text/page-heads.ts';
import { escapeHtml } from '#api/kernel/escape-html.rules.ts';
import type { RawRoute } from '#api/kernel/http/raw-route.ts';

/** What crawlers ask for: which pages there are, and which are not for them. */

const SITEMAP = '/sitemap.xml';
/** Pages of an account, and those that only a link opens. */
const PRIVATE = ['/api/', '/graphql', '/dashboard', '/cases/', '/invitacion', '/checkout', '/restablecer'];
const HOUR_S = 3600;

const headers = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': `public, max-age=${HOUR_S}`,
});

const robots: RawRoute = {
  method: 'GET',
  path: '/robots.txt',
  maxBytes: 0,
  answer: (ctx) => {
    const lines = [
      'User-agent: *',
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      'Allow: /',
      '',
      `Sitemap: ${ctx.ports.address()}${SITEMAP}`,
    ];
    return Promise.resolve({ status: 200, headers: headers('text/plain'), content: `${lines.join('\n')}\n` });
  },
};

/** The public pages, each law and each topic. Articles are found from their law. */
const sitemap: RawRoute = {
  method: 'GET',
  path: SITEMAP,
  maxBytes: 0,
  answer: async (ctx) => {
    const held = await ctx.em.execute<{ statute: string | null; topic: string | null }[]>(
      'select key as statute, null as topic from statute union all select null, id from topic order by 1, 2',
    );
    const records = held.map(({ statute, topic }) => (statute ? statuteAddress(statute) : topicAddress(topic ?? '')));
    const paths = [...PUBLIC_PAGES, ...records];
    const site = ctx.ports.address();
    const urls = paths.map((path) => `<url><loc>${escapeHtml(site + path)}</loc></url>`).join('');
    const content = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
    return { status: 200, headers: headers('application/xml'), content };
  },
};

export const crawlerRoutes: RawRoute[] = [robots, sitemap];
