import type { FastifyBaseLogger } from 'fastify';
import { getOperationAST, type DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { Histogram, type Registry } from 'prom-client';
import { faultStatus } from './operationErrors.ts';
import { webOperations } from './generated/webOperations.ts';

/** Operation names in metrics and logs: never the operation's text, nor a name that a client made up. */
const unnamed = 'unnamed';
const others = 'others';

type Outcome = 'answered' | 'refused' | 'failed';

/** A plugin that records the duration and the outcome of each operation, by its name if it is one of the web's. */
export function notingOperations(registry: Registry): Plugin<object, { readonly log: FastifyBaseLogger }> {
  const duration = new Histogram({
    name: 'allmend_graphql_operation_duration_seconds',
    help: 'How long GraphQL operations took, by name and outcome.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const running = new WeakMap<Request, { readonly began: number; name: string }>();

  return {
    onParams({ request }) {
      running.set(request, { began: performance.now(), name: unnamed });
    },
    onParse:
      () =>
      ({ result, context: { request, params } }) => {
        const note = running.get(request);
        const operation =
          result instanceof Error ? undefined : getOperationAST(result as DocumentNode, params.operationName);
        if (note) note.name = notedName(operation?.name?.value);
      },
    onExecutionResult({ request, result, context: { log } }) {
      const note = running.get(request);
      if (!note || !result || Symbol.asyncIterator in result) return;
      const errors = 'errors' in result ? (result.errors ?? []) : [];
      const outcome = outcomeOf(errors);
      const seconds = (performance.now() - note.began) / 1000;
      duration.observe({ operation: note.name, outcome }, seconds);
      log.info({ operation: note.name, outcome, errors: errors.length, seconds }, 'a GraphQL operation');
    },
  };
}

function notedName(name: string | undefined): string {
  if (name === undefined) return unnamed;
  return webOperations.has(name) ? name : others;
}

function outcomeOf(errors: Parameters<typeof faultStatus>[0]): Outcome {
  if (errors.length === 0) return 'answered';
  return faultStatus(errors) ? 'failed' : 'refused';
}
