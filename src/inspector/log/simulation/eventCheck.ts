import type { EventObject } from 'xstate';
import type * as z from 'zod/mini';
import { checked } from '#machines/journal/schema.ts';
import { hiddenSecret, secretNames, soundsSecret } from '#machines/journal/secret.ts';
import { shownData } from '../shown/shownData.ts';

/** A broken rule of an event's schema. */
export interface EventProblem {
  /** The path of the field; empty for the event itself. */
  readonly field: string;
  readonly rule: string;
  /** The value there, as JSON; a secret is hidden. */
  readonly value: unknown;
}

/** An event that its schema refuses. Each line of the message names field, rule and value. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
  readonly problems: readonly EventProblem[];

  constructor(type: string, problems: readonly EventProblem[]) {
    const lines = problems.map(
      ({ field, rule, value }) => `${field || 'the event'}: ${rule} (it is ${JSON.stringify(value) ?? 'absent'})`,
    );
    super(`${type}: ${lines.join('; ')}`);
    this.problems = problems;
  }
}

/**
 * Checks an event against the schema of its machine's events, as at the boundary. Without a schema only the type is
 * checked.
 *
 * @throws {InvalidEvent}
 */
export function checkedEvent(schema: z.ZodMiniType | null, event: EventObject): EventObject {
  const { type } = event;
  if (type === '' || type === '*' || type.startsWith('xstate.')) {
    const rule = 'must be the type of an event of the machine: XState sends its own events itself';
    throw new InvalidEvent(type, [{ field: 'type', rule, value: type }]);
  }
  if (schema === null) return event;
  const result = checked(schema, event);
  if ('value' in result) return result.value as EventObject;
  const secrets = secretNames([schema]);
  const problems = result.problems.map(({ field, rule }) => ({ field, rule, value: valueAt(event, field, secrets) }));
  throw new InvalidEvent(type, problems);
}

function valueAt(event: EventObject, field: string, secrets: ReadonlySet<string>): unknown {
  const path = field === '' ? [] : field.split('.');
  const isHidden = (name: string) => secrets.has(name) || soundsSecret(name);
  if (path.some(isHidden)) return hiddenSecret;
  const value = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], event);
  return value === undefined
    ? undefined
    : shownData(value, { depth: 2, items: 5, text: 60, total: 20 }, (name) =>
        isHidden(name) ? hiddenSecret : undefined,
      );
}
