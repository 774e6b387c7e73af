import { explorerText } from '#schema/text/developers-explorer.ts';
import type { RawRoute } from '#api/kernel/http/raw-route.ts';
import { EXPLORER } from './addresses.rules.ts';
import { headOf } from './shell.rules.ts';

/** The page of the explorer: a program of the browser, which this server serves whole. */
export const explorerRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: EXPLORER,
    maxBytes: 0,
    answer: (ctx) => {
      const { title, description, needsScript } = explorerText;
      const site = { address: ctx.ports.address(), tags: ctx.runtime.developerTags('explorer') };
      const head = headOf({ language: 'es', path: EXPLORER, otherPath: EXPLORER, title, description }, site);
      const content = `<!doctype html><html lang="es-MX">${head}<body class="explorer"><div id="root"></div><noscript>${needsScript}</noscript></body></html>`;
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' };
      return Promise.resolve({ status: 200, headers, content });
    },
  },
];
