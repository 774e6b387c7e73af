import type { Server } from 'node:http';
import type { PageServer } from '../transport/http-app.ts';
import { runFromTerminal } from './run-from-terminal.ts';

/** Vite as middleware of our server, on the same port. */
async function viteWeb(httpServer: Server): Promise<PageServer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: httpServer } },
  });
  return {
    middleware: vite.middlewares as unknown as PageServer['middleware'],
    // Vite handles its own upgrades; all that are neither Vite's nor ours are closed.
    upgrade(request, socket) {
      if (!String(request.headers['sec-websocket-protocol'] ?? '').startsWith('vite-')) socket.destroy();
    },
    stop: () => vite.close(),
  };
}

process.env['NODE_ENV'] = 'development';
await runFromTerminal({ web: viteWeb });
