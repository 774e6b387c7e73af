import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { World, type Caller } from '../../support/world.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

const SECRET_TITLE = 'Divorcio muy privado';

let collector: Server;
const bodies: string[] = [];
let world: World;
let ana: Caller;
beforeAll(async () => {
  collector = createServer((request, response) => {
    void readAll(request).then((body) => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  world = await World.begin({ env: { METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });
  ana = await world.lawyer();
});
afterAll(() => collector.close());

const metrics = async () => (await fetch(`http://127.0.0.1:${world.server.metricsPort}/metrics`)).text();

describe('what a server tells of its work', () => {
  test('is in the form of Prometheus, on a port of its own, with labels of closed lists', async () => {
    await ana.graphql(CreateCaseDocument, { input: { title: SECRET_TITLE, client: 'Cliente', area: 'CIVIL' } });
    await ana.graphql(CreateCaseDocument, { input: { title: '', client: 'Cliente', area: 'CIVIL' } });
    await world.visitor().graphql('query Nombre_Inventado { me { id } }');
    await ana.rest('GET', `/api/cases/${ana.userId}`);
    await ana.rest('GET', '/api/inventado-por-quien-pregunta');
    const told = await metrics();
    for (const line of [
      'foja_http_requests_total{route="/graphql",status="200",method="POST"}',
      'foja_http_requests_total{route="/api/*",status="404",method="GET"} 1',
      'foja_field_seconds_count{field="Mutation.createCase"} 2',
      'foja_field_errors_total{field="Query.me"} 1',
      'foja_refusals_total{code="VALIDATION"} 1',
      'foja_refusals_total{code="UNAUTHENTICATED"} 1',
      'foja_connections{pool="requests",state="idle"}',
      'foja_connections{pool="jobs",state="used"} 0',
      'foja_jobs{state="failed"} 0',
      'foja_sockets 0',
      'foja_disk_free_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(told).toContain(line);
    for (const secret of ['Inventado', 'inventado', SECRET_TITLE, ana.email, ana.userId])
      expect(told).not.toContain(secret);
    expect((await fetch(`${ana.url}/metrics`)).status).toBe(404);
  });

  test('names what is wrong, by the reason of health', async () => {
    await world.asOwner(`insert into mikro_orm_migrations (name) values ('Migration20990101000000_later')`);
    expect(await metrics()).toContain('foja_health{reason="SCHEMA_NEWER"} 1');
    await world.asOwner(`delete from mikro_orm_migrations where name = 'Migration20990101000000_later'`);
    expect(await metrics()).not.toContain('foja_health{reason');
  });

  test('goes to a collector as spans of request, field and statement, with nothing that somebody wrote', async () => {
    await world.end();
    const sent = bodies.join('\n');
    const spans = bodies.flatMap((body) =>
      (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
    const field = spans.find(({ name }) => name === 'Mutation.createCase');
    const request = spans.find(({ spanId }) => spanId === field?.parentSpanId);
    const statement = spans.find(
      ({ name, parentSpanId }) => name === 'INSERT legal_case' && parentSpanId === field?.spanId,
    );
    expect(request?.name).toBe('POST /graphql');
    expect(statement?.traceId).toBe(field?.traceId);
    for (const secret of [SECRET_TITLE, 'Cliente', ana.email, ana.userId, 'inventado'])
      expect(sent).not.toContain(secret);
  });
});
