import type { EventObject } from 'xstate';
import * as z from 'zod/mini';
import { hiddenSecret, secretNames, soundsSecret, withoutSecrets } from '#machines/journal/secret.ts';
import { eventsIn, schemasIn } from '../recorder/declaredEvents.ts';
import type { Log } from './log.ts';
import { type Limits, shownData, usualLimits } from './shown/shownData.ts';

/** Shows the data of a log without the secrets that schemas declare. */
export interface HiddenData {
  /** Whether a field of this name is hidden, with everything in it. */
  hides(name: string): boolean;
  /** An event of a session as JSON of bounded size. */
  event(event: EventObject, limits?: Limits): unknown;
  /**
   * A context, an input, an output, or a part of one, as JSON of bounded size. `name` is that of its field. The secrets
   * of the log's events are hidden wherever they are.
   */
  context(value: unknown, name?: string, limits?: Limits): unknown;
}

/** Shorter texts are hidden by the name of their field only: as values they are everywhere. */
const shortestKnown = 4;

/**
 * Reads the schemas of all machines' events (`machines/**\/*Events.ts`). Events of the same type are declared by several
 * machines: a secret of one is secret in all. A field is hidden if its name is declared secret somewhere, or sounds
 * secret. It is also hidden if a secret event named it, or carried its text.
 */
export function createHiddenData(
  modules: Iterable<Readonly<Record<string, unknown>>>,
  log: Pick<Log, 'length' | 'at'> | null,
): HiddenData {
  const declared = [...modules].flatMap(schemasIn).flatMap(eventsIn);
  const names = secretNames(declared.map(([, schema]) => schema));
  const ofType = Map.groupBy(declared, ([type]) => type);
  const secretTypes = new Map(
    [...ofType].flatMap(([type, schemas]) => {
      const found = schemas.map(([, schema]) => schema).filter((schema) => secretNames([schema]).size > 0);
      return found.length > 0 ? [[type, found] as const] : [];
    }),
  );
  const known = { names: new Set<string>(), values: new Set<string>() };
  const learned = new WeakSet<object>();

  /** Learns the new steps, which are at the end; a simulation that stepped back may have replaced some. */
  function learnLog(): void {
    if (!log) return;
    for (let index = log.length - 1; index >= 0; index -= 1) {
      const step = log.at(index)!;
      if (learned.has(step)) return;
      learned.add(step);
      learn(step.event);
    }
  }

  /** Learns what a secret event carries: its secret texts, and the names that it gives them. */
  function learn(event: EventObject): void {
    for (const schema of secretTypes.get(event.type) ?? []) {
      const shown = withoutSecrets(schema, event) as Record<string, unknown>;
      learnSecrets(event, shown);
      for (const [key, value] of Object.entries(shown)) {
        // The event of a secret field names the field: `{ field: 'code', secret: '…' }`.
        if (key !== 'type' && typeof value === 'string' && /^[a-z]\w*$/i.test(value)) known.names.add(value);
      }
    }
  }

  function learnSecrets(value: unknown, shown: unknown): void {
    if (shown === hiddenSecret) {
      if (typeof value === 'string' && value.length >= shortestKnown) known.values.add(value);
    } else if (typeof value === 'object' && value !== null && typeof shown === 'object' && shown !== null) {
      for (const [key, part] of Object.entries(value)) learnSecrets(part, (shown as Record<string, unknown>)[key]);
    }
  }

  const isHiddenName = (name: string) => names.has(name) || known.names.has(name) || soundsSecret(name);
  const replace = (name: string, value: unknown) => {
    if (typeof value === 'string' && known.values.has(value)) return hiddenSecret;
    // A secret that is absent, or a mere flag about one, says nothing.
    const isEmpty = value === undefined || value === null || value === '' || typeof value === 'boolean';
    return !isEmpty && isHiddenName(name) ? hiddenSecret : undefined;
  };

  return {
    event(event, limits = usualLimits) {
      learnLog();
      learn(event);
      const schemas = secretTypes.get(event.type);
      if (!schemas) return shownData(event, limits, replace);
      const union = z.union(schemas as unknown as z.ZodMiniType[]);
      // Of an event that breaks its schema nothing is known.
      if (!z.safeParse(union, event).success) return { type: event.type, data: hiddenSecret };
      return shownData({ ...event, ...(withoutSecrets(union, event) as object) }, limits, replace);
    },
    hides: isHiddenName,
    context(value, name = '', limits = usualLimits) {
      learnLog();
      return replace(name, value) ?? shownData(value, limits, replace);
    },
  };
}
