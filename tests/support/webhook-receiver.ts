import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

interface ReceivedHook {
  path: string;
  host: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface ReceiverAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The connection stays open and nothing is answered. */
  hangs?: boolean;
}

/** A receiver of webhooks on this machine that remembers what came. */
export class WebhookReceiver {
  readonly received: ReceivedHook[] = [];
  answer: (hook: ReceivedHook) => ReceiverAnswer = () => ({});

  private constructor(private readonly server: Server) {}

  static async begin(tls?: { key: string; cert: string }): Promise<WebhookReceiver> {
    const server = tls ? createTlsServer(tls) : createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url = '', headers } = request;
        const hook = { path: url, host: headers.host ?? '', headers, body: Buffer.concat(parts).toString('utf8') };
        receiver.received.push(hook);
        const { status = 204, headers: more = {}, body = '', hangs } = receiver.answer(hook);
        if (!hangs) response.writeHead(status, more).end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get target(): string {
    return `127.0.0.1:${this.port}`;
  }

  get url(): string {
    return `http://${this.target}/foja`;
  }

  async end(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
