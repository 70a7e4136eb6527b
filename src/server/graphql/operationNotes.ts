import type { FastifyBaseLogger } from 'fastify';
import { getOperationAST, type DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { Histogram, type Registry } from 'prom-client';
import { faultStatus } from './operationErrors.ts';

/** Clients choose the names of operations, so that figures are kept of this many of them; the others are counted together. */
const mostNames = 100;

/** What stands for an operation in figures and log: its name, never its text. */
const unnamed = 'unnamed';
const others = 'others';

type Outcome = 'answered' | 'refused' | 'failed';

/** Notes each operation by its name: how long it took, and how it ended. */
export function notingOperations(registry: Registry): Plugin<object, { readonly log: FastifyBaseLogger }> {
  const duration = new Histogram({
    name: 'allmend_graphql_operation_duration_seconds',
    help: 'How long GraphQL operations took, by name and outcome.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const kept = new Set([unnamed]);
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
        if (note) note.name = operation?.name?.value ?? unnamed;
      },
    onExecutionResult({ request, result, context: { log } }) {
      const note = running.get(request);
      if (!note || !result || Symbol.asyncIterator in result) return;
      const errors = 'errors' in result ? (result.errors ?? []) : [];
      const outcome = outcomeOf(errors);
      const seconds = (performance.now() - note.began) / 1000;
      if (kept.size < mostNames) kept.add(note.name);
      duration.observe({ operation: kept.has(note.name) ? note.name : others, outcome }, seconds);
      log.info({ operation: note.name, outcome, errors: errors.length, seconds }, 'a GraphQL operation');
    },
  };
}

function outcomeOf(errors: Parameters<typeof faultStatus>[0]): Outcome {
  if (errors.length === 0) return 'answered';
  return faultStatus(errors) ? 'failed' : 'refused';
}
