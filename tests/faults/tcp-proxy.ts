import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `OPEN`: everything goes through. `CUT`: connections end and none is taken. `SILENT`: connections stay, and nothing goes
 * through. `HALF_OPEN`: what is sent arrives, and no answer comes back.
 */
type Line = 'OPEN' | 'CUT' | 'SILENT' | 'HALF_OPEN';

/** A line between the product and its database that can be cut. */
export class TcpProxy {
  line: Line = 'OPEN';
  /** Milliseconds that each piece waits, and as many more at most, by chance. */
  latency = 0;
  jitter = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  port = 0;

  constructor(private readonly target: number) {
    this.server = createServer({ allowHalfOpen: true }, (near) => this.join(near));
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.port = (this.server.address() as { port: number }).port;
    return this.port;
  }

  /** Ends all connections at once, as when a cable is pulled and the system says so. */
  cut(): void {
    this.line = 'CUT';
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  /** What was held back is gone: its connections end. */
  mend(): void {
    const wasWhole = this.line === 'OPEN';
    this.line = 'OPEN';
    this.latency = 0;
    this.jitter = 0;
    if (!wasWhole) for (const socket of this.sockets) socket.destroy();
  }

  async end(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private join(near: Socket): void {
    if (this.line === 'CUT') return void near.resetAndDestroy();
    const far = connect({ port: this.target, host: '127.0.0.1', allowHalfOpen: true });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      this.pass(socket, other, socket === far);
    }
  }

  private pass(from: Socket, to: Socket, isAnswer: boolean): void {
    let earliest = 0;
    const send = (write: () => void): void => {
      const isHeld = this.line === 'SILENT' || (this.line === 'HALF_OPEN' && isAnswer);
      if (isHeld || to.destroyed) return;
      // In order: a piece never overtakes the one before it.
      earliest = Math.max(earliest, performance.now() + this.latency + Math.random() * this.jitter);
      const wait = earliest - performance.now();
      if (this.latency === 0) write();
      else setTimeout(() => !to.destroyed && write(), wait);
    };
    from.on('data', (piece) => send(() => to.write(piece)));
    from.on('end', () => send(() => to.end()));
  }
}
