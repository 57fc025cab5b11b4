import { setTimeout } from 'node:timers/promises';
import type { Span, SpanContext, Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallSpan } from '../storage/callSpan';
import { ConfigError } from '../storage/configError';
import { traceOf } from './trace';

/** Tells a collector of calls, and of the statements that they ask. */
export interface Spans {
  /** Of each call of an application. */
  watch: (app: FastifyInstance) => void;
  /** Sends what is left, unless the collector is away or slow: nothing waits for it. */
  close: () => Promise<void>;
}

/** How long the end of a server waits for the last spans to be sent. */
const CLOSE_MS = 2_000;

/** What asks whether the server is there, all day long. */
const PROBES: readonly string[] = ['/health', '/ready'];

/**
 * Starts what sends spans by OTLP over HTTP, as the variables of OpenTelemetry say: where to, how many, under which
 * name. A collector that is away costs no call anything. Nothing of it is loaded where nobody asks for it.
 */
export async function startSpans(): Promise<Spans> {
  const [api, sdk, { OTLPTraceExporter }, resources] = await load();
  const named = resources.resourceFromAttributes({ 'service.name': 'ficha' });
  // What OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES say counts more.
  const resource = named.merge(resources.detectResources({ detectors: [resources.envDetector] }));
  const ids = new sdk.RandomIdGenerator();
  let traceId: string | undefined;
  const provider = new sdk.BasicTracerProvider({
    resource,
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
    // A trace that begins here is that of the log.
    idGenerator: {
      generateTraceId: () => traceId ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
  });
  const tracer: Tracer = provider.getTracer('ficha');
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace: contexts } = api;
  const below = (context: SpanContext) => contexts.setSpanContext(ROOT_CONTEXT, context);

  const open = (request: FastifyRequest): Span => {
    const trace = traceOf(request.raw);
    traceId = trace.id;
    const context = trace.parent
      ? below({ traceId, spanId: trace.parent, traceFlags: Number(trace.isKept), isRemote: true })
      : ROOT_CONTEXT;
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, context);
    traceId = undefined;
    const spanContext = span.spanContext();
    const own = below(spanContext);
    // What is asked outside of here is told whether this span is kept.
    trace.isKept = (spanContext.traceFlags & api.TraceFlags.SAMPLED) !== 0;
    const callSpan: CallSpan = {
      id: spanContext.spanId,
      begin(statement) {
        const attributes = { 'db.system.name': 'postgresql' };
        const child = tracer.startSpan(nameOf(statement), { kind: SpanKind.CLIENT, attributes }, own);
        return () => child.end();
      },
    };
    trace.span = callSpan;
    return span;
  };

  return {
    watch(app) {
      const spans = new WeakMap<FastifyRequest, Span>();
      app.addHook('onRequest', async (request) => {
        if (!PROBES.includes(request.routeOptions.url ?? '')) spans.set(request, open(request));
      });
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request);
        if (!span) return;
        const { url: route } = request.routeOptions;
        // By the pattern: an address may hold a CEP, a name or a document.
        if (route) span.updateName(`${request.method} ${route}`);
        span.setAttributes({
          'http.request.method': request.method,
          ...(route && { 'http.route': route }),
          'http.response.status_code': statusCode,
          'ficha.request.id': request.id,
        });
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },
    async close() {
      const waiting = new AbortController();
      const tooLong = setTimeout(CLOSE_MS, undefined, { signal: waiting.signal }).catch(() => {});
      await Promise.race([provider.shutdown().catch(() => {}), tooLong]);
      waiting.abort();
    },
  };
}

const load = () =>
  Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]).catch((cause) => {
    throw new ConfigError('Spans need the optional packages of OpenTelemetry: install them, or name no collector.', {
      cause,
    });
  });

/** What a statement does to which table: `select client`. Left out: everything else, values among it. */
const STATEMENT = /^\s*(\w+)(?:[^"]*?\b(?:into|update)\s+"(\w+)"|[\s\S]*?\bfrom\s+"(\w+)")?/i;
/** Statements whose names are kept at hand: more than the product has, but for lists of varying length. */
const MOST_NAMES = 1_000;
const names = new Map<string, string>();

function nameOf(statement: string): string {
  const known = names.get(statement);
  if (known !== undefined) return known;
  const [, verb = 'statement', written, read] = STATEMENT.exec(withoutInner(statement)) ?? [];
  const table = written ?? read;
  const name = [verb.toLowerCase(), ...(table ? [table] : [])].join(' ');
  if (names.size < MOST_NAMES) names.set(statement, name);
  return name;
}

/** A statement without what stands in parentheses, which may be statements of other tables. */
function withoutInner(statement: string): string {
  const left = statement.replace(/\([^()]*\)/g, '');
  return left === statement ? statement : withoutInner(left);
}
