import type { Server } from 'node:http';
import type { PageServer } from '../transport/http-app.ts';
import { runFromTerminal } from '../main.ts';

/** Vite inside of our server: one port, its hot reload beside our sockets. */
async function viteWeb(httpServer: Server): Promise<PageServer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: httpServer } },
  });
  return {
    middleware: vite.middlewares as unknown as PageServer['middleware'],
    // Vite listens for its own upgrades; whatever is neither its nor ours is closed.
    upgrade(request, socket) {
      if (!String(request.headers['sec-websocket-protocol'] ?? '').startsWith('vite-')) socket.destroy();
    },
    stop: () => vite.close(),
  };
}

process.env['NODE_ENV'] = 'development';
await runFromTerminal({ web: viteWeb });
