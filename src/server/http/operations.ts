import { apiError } from '#machines/market/api/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { ConnectionCounts } from './connection/connectionLimit.ts';
import { mayReadFigures } from './figuresAccess.ts';

/**
 * The routes for operations. `/readyz` reports whether the server can read and write; `/healthz` only that it is alive,
 * independent of the store. Returns the registry of the metrics, for modules with their own.
 */
export function registerOperations(
  app: FastifyInstance,
  parts: {
    readonly isReady: () => Promise<boolean>;
    readonly journalHead: () => Promise<number>;
    readonly listed: () => number;
    readonly openMails: () => Promise<number>;
    readonly skippedFacts: () => Promise<number>;
    readonly pages: { readonly made: number; readonly found: number };
    readonly streams: {
      readonly figures: { readonly open: number; readonly ended: ReadonlyMap<string, number> };
    };
    readonly connections: ConnectionCounts;
    readonly config: Pick<Config, 'metricsToken' | 'publicUrl'>;
  },
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'allmend_http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const faults = new Counter({
    name: 'allmend_http_faults_total',
    help: 'Answers of status 500 and above.',
    registers: [registry],
  });
  new Gauge({
    name: 'allmend_journal_head',
    help: 'Position of the last fact in the journal.',
    registers: [registry],
    async collect() {
      // A failed read of the journal's head must not fail the other metrics, which are most needed while the store is
      // unavailable.
      this.set(await parts.journalHead().catch(() => NaN));
    },
  });
  new Gauge({
    name: 'allmend_listings_listed',
    help: 'Ads that search can find.',
    registers: [registry],
    collect() {
      this.set(parts.listed());
    },
  });

  new Gauge({
    name: 'allmend_mails_open',
    help: 'Mails that are still to be sent.',
    registers: [registry],
    async collect() {
      this.set(await parts.openMails().catch(() => NaN));
    },
  });
  new Gauge({
    name: 'allmend_facts_skipped',
    help: 'Facts that cannot be read and were skipped; npm run journal -- verify names them.',
    registers: [registry],
    async collect() {
      this.set(await parts.skippedFacts().catch(() => NaN));
    },
  });
  new Gauge({
    name: 'allmend_pages',
    help: 'Pages since the start: made for a request, or found in the cache.',
    labelNames: ['how'],
    registers: [registry],
    collect() {
      for (const how of ['made', 'found'] as const) this.set({ how }, parts.pages[how]);
    },
  });
  new Gauge({
    name: 'allmend_streams_open',
    help: 'Streams of events that are open.',
    registers: [registry],
    collect() {
      this.set(parts.streams.figures.open);
    },
  });
  new Gauge({
    name: 'allmend_streams_ended',
    help: 'Streams since the start that have ended, by reason.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      for (const [reason, count] of parts.streams.figures.ended) this.set({ reason }, count);
    },
  });
  new Gauge({
    name: 'allmend_connections_refused',
    help: 'Connections since the start that were closed because their client had too many open.',
    registers: [registry],
    collect() {
      this.set(parts.connections.refused);
    },
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) faults.inc();
  });
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await parts.isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (request, reply) => {
    if (mayReadFigures(request, parts.config)) {
      return reply.type(registry.contentType).send(await registry.metrics());
    }
    const message =
      'Read /metrics with METRICS_TOKEN as bearer token. A market that is not https and has no token shows it to its own machine.';
    return reply.code(401).header('www-authenticate', 'Bearer').send(apiError('api.unauthorized', message));
  });
  return registry;
}
