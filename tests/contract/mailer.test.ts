import { mkdtempSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from '#api/kernel/env.ts';
import { createOutbox } from '#api/providers/mailer/outbox.ts';
import { createSmtpMailer } from '#api/providers/mailer/smtp.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { aMail, mailerSuite } from './mailer.suite.ts';

const from = 'Foja <avisos@ejemplo.mx>';
const never = new AbortController().signal;

describe('outbox', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foja-outbox-'));
  const told: string[] = [];
  const mailer = createOutbox({ folder, from, log: { info: ({ file }) => void told.push(file) } });
  const arrived = async () =>
    Promise.all((await readdir(folder)).map(async (file) => readMail(await readFile(path.join(folder, file), 'utf8'))));
  afterAll(() => rm(folder, { recursive: true }));

  mailerSuite(() => Promise.resolve({ mailer, arrived }));

  test('the log says where it lies; only its owner may read it', async () => {
    const mail = aMail({ id: '../../fuera' });
    await mailer.send(mail, never);
    const file = told.at(-1) ?? '';
    expect(path.dirname(file)).toBe(folder);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test('a folder that cannot be written to is an outage, not a success', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    const lost = createOutbox({ folder: path.join(file, 'outbox'), from, log: { info: () => {} } });
    await expect(lost.send(aMail(), never)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  });
});

/** A mail server of the test's own. */
async function smtpServer(options: SMTPServerOptions = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, done) {
      const keep = async (): Promise<void> => {
        received.push(await textOf(stream));
        done();
      };
      void keep();
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    arrived: () => Promise.resolve(received.map(readMail)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const refusal = (responseCode: number): Error => Object.assign(new Error('no'), { responseCode });

describe('SMTP', () => {
  let server: Awaited<ReturnType<typeof smtpServer>>;
  let mailer: ReturnType<typeof createSmtpMailer>;
  beforeAll(async () => {
    server = await smtpServer();
    mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${server.port}`, from, timeoutMs: 3000 });
  });
  afterAll(async () => {
    await mailer.close();
    await server.close();
  });

  mailerSuite(() => Promise.resolve({ mailer, arrived: server.arrived }));

  const failing = async (options: SMTPServerOptions, credentials = '') => {
    const other = await smtpServer(options);
    const url = `smtp://${credentials}127.0.0.1:${other.port}`;
    const sender = createSmtpMailer({ url, from, timeoutMs: 400 });
    const failure = await sender.send(aMail(), never).then(
      () => null,
      (error: unknown) => error as { reason: string; detail: string },
    );
    await sender.close();
    await other.close();
    return failure;
  };

  test('a recipient that does not exist is refused for good, and the log does not say who', async () => {
    const failure = await failing({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
    expect(failure).toMatchObject({ reason: 'REFUSED', detail: 'SMTP 550' });
  });

  test('a full mailbox may be tried again', async () => {
    expect(await failing({ onRcptTo: (_address, _session, done) => done(refusal(452)) })).toMatchObject({
      reason: 'UNAVAILABLE',
    });
  });

  test('a wrong password is a matter of configuration', async () => {
    const failure = await failing({ onAuth: (_auth, _session, done) => done(refusal(535)) }, 'foja:mala@');
    expect(failure).toMatchObject({ reason: 'NOT_CONFIGURED' });
    expect(failure?.detail).not.toContain('mala');
  });

  test('a server that says nothing is given up in time', async () => {
    const failure = await failing({ onData: (stream) => void stream.resume() });
    expect(['TIMEOUT', 'UNAVAILABLE']).toContain(failure?.reason);
  });

  test('nobody listening is an outage', async () => {
    const gone = await smtpServer();
    await gone.close();
    const sender = createSmtpMailer({ url: `smtp://127.0.0.1:${gone.port}`, from, timeoutMs: 400 });
    await expect(sender.send(aMail(), never)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    await sender.close();
  });
});

describe('settings', () => {
  test('a mail server needs a sender, and its password is never printed', () => {
    const settings = { SMTP_URL: 'smtp://foja:secreto@correo.ejemplo.mx:587' };
    expect(() => parseEnv(settings)).toThrow(EnvError);
    expect(() => parseEnv(settings)).toThrow(/MAIL_FROM/);
    expect(() => parseEnv(settings)).not.toThrow(/secreto/);
    expect(parseEnv({ ...settings, MAIL_FROM: from }).MAIL_FROM).toBe(from);
    expect(() => parseEnv({ ...settings, MAIL_FROM: 'Foja <a@b.mx>\r\nBcc: otra@b.mx' })).toThrow(EnvError);
    expect(() => parseEnv({ SMTP_URL: 'http://correo.ejemplo.mx', MAIL_FROM: from })).toThrow(EnvError);
  });
});
