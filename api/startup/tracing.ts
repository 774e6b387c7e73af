import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { noTelemetry, type AnsweredRequest, type Telemetry } from '../kernel/telemetry.ts';
import { VERSION } from '../kernel/version.ts';

export interface Tracing {
  telemetry: Telemetry;
  stop(): Promise<void>;
}

/**
 * Spans over OTLP for HTTP requests, root fields, statements and jobs. Its provider is not the global one: other packages
 * would add spans of their own, with texts of users.
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'foja', 'service.version': VERSION }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('foja', VERSION);
  const current = new AsyncLocalStorage<Span>();

  const inSpan = async <T>(
    name: string,
    options: { kind: number; attributes?: Record<string, string> },
    act: (span: Span) => Promise<T>,
  ): Promise<T> => {
    const parent = current.getStore();
    const span = tracer.startSpan(name, options, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);
    try {
      return await current.run(span, () => act(span));
    } catch (error) {
      // Without its message, which may hold what somebody wrote.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
  return {
    telemetry: {
      ...noTelemetry,
      request: (method, act) =>
        inSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, async (span) => {
          const answered: AnsweredRequest = await act();
          span.updateName(`${method} ${answered.route}`);
          span.setAttributes({ 'http.route': answered.route, 'http.response.status_code': answered.status });
          if (answered.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          return answered;
        }),
      field: (name, act) => inSpan(name, { kind: SpanKind.INTERNAL }, act),
      job: (name, act) => inSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, act),
      // Without a request or a job around it (the queue looks for work) it would be a trace of its own, every second.
      statement: (name, act) =>
        current.getStore()
          ? inSpan(name, { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }, act)
          : act(),
    },
    stop: () => provider.shutdown(),
  };
}
