/**
 * `baseline <apollo | http> <captures> <database> [kept]`: a server for comparison that runs the product's statements and
 * sends the product's answers, with plain Apollo Server or node:http, without access checks and loaders.
 * `kept`: uses prepared statements, as the product does.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { buildSchema, type GraphQLObjectType } from 'graphql/index.js';
import pg from 'pg';
import { sdl } from '#schema/generated/sdl.ts';

interface Captured {
  statements: { text: string; values: unknown[] }[];
  data: Record<string, unknown>;
}

/** The pool size of the product. */
const POOL = 20;

const [kind = '', file = '', connectionString = '', plans = ''] = process.argv.slice(2);
const captures = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Captured>));
const pool = new pg.Pool({ connectionString, max: POOL });

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `bare_${names.size}`;
  names.set(text, name);
  return name;
}

const run = (text: string, values: unknown[]): Promise<unknown> =>
  plans === 'kept' ? pool.query({ name: nameOf(text), text, values }) : pool.query(text, values);

/** `key`: operation and account, which the client sends instead of a token. */
async function answerOf(key: string): Promise<Captured['data']> {
  const captured = captures.get(key);
  if (!captured) throw new Error(`nothing captured for ${key}`);
  await Promise.all(captured.statements.map(({ text, values }) => run(text, values)));
  return captured.data;
}

async function serveApollo(): Promise<string> {
  const schema = buildSchema(sdl);
  interface Context {
    /** Read once, by the first root field. */
    data: () => Promise<Captured['data']>;
  }
  for (const field of Object.values((schema.getQueryType() as GraphQLObjectType).getFields()))
    field.resolve = async (_source, _args, { data }: Context) => (await data())[field.name];
  const server = new ApolloServer<Context>({ schema });
  const { url } = await startStandaloneServer(server, {
    listen: { port: 0, host: '127.0.0.1' },
    context: async ({ req }) => {
      let reading: Promise<Captured['data']> | undefined;
      return { data: () => (reading ??= answerOf(String(req.headers.authorization))) };
    },
  });
  return url;
}

const serveHttp = (): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        JSON.parse(Buffer.concat(parts).toString());
        void answerOf(String(request.headers.authorization)).then((data) => {
          const body = Buffer.from(JSON.stringify({ data }));
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
        });
      });
    });
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as { port: number }).port}/`));
  });

console.info(await (kind === 'apollo' ? serveApollo() : serveHttp()));
process.once('SIGINT', () => process.exit(0));
