import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import * as formModule from '#machines/forms/formEvents.ts';
import { senderCases } from '#machines/inspector/sender/senderCases.ts';
import * as senderModule from '#machines/inspector/sender/senderEvents.ts';
import { runOf } from '#inspector/app/run/run.ts';
import { fieldsOf, schemaDeclaring, schemaOfEvent } from '#inspector/app/send/schemaFields.ts';
import { declaredData, problemsOf, sendTo, targetOf } from '#inspector/app/send/target.ts';
import { createPageLog } from '#inspector/log/pageLog.ts';

const { machine } = senderCases;

function runningPage() {
  const { log, inspect } = createPageLog({ now: () => 0 });
  const actor = createActor(machine, { inspect }).start();
  const run = runOf({ number: 1, name: 'This page', log }, []);
  return { actor, target: targetOf(run, actor.sessionId, { machine, cases: senderCases })! };
}

describe('an actor of a page as the receiver of events', () => {
  it('has the schema and the cases of its machine, which its page does not have', () => {
    const { actor, target } = runningPage();
    expect(fieldsOf(schemaOfEvent(target.known, 'event.chosen')).map(({ name }) => name)).toEqual(['event', 'data']);
    expect(problemsOf(target.known, 'event.chosen', { event: 7, data: {} }).map(({ field }) => field)).toEqual([
      'event',
    ]);
    const [name, data] = declaredData(target, 'event.chosen')[1]!;
    expect([name, problemsOf(target.known, 'event.chosen', data)]).toEqual(['by a declared case', []]);
    sendTo(target, 'event.chosen', data);
    expect(actor.getSnapshot().context).toMatchObject({ event: 'query.changed', data: { query: 'velo' } });
  });

  it('has the schema of a machine that a function makes, by the events that it accepts', () => {
    const form = { events: ['value.changed', 'secret.changed', 'field.left', 'xstate.done.actor.submitting'] };
    const schema = schemaDeclaring(form, [senderModule, formModule]);
    const fields = fieldsOf(schemaOfEvent({ cases: null, schema }, 'secret.changed'));
    expect(fields.map(({ name, isSecret }) => [name, isSecret])).toEqual([
      ['field', false],
      ['secret', true],
    ]);
    expect(schemaDeclaring({ events: ['nothing.declared'] }, [senderModule, formModule])).toBeNull();
    expect(schemaDeclaring({ events: [] }, [senderModule])).toBeNull();
  });

  it('has none of another machine', () => {
    const { log, inspect } = createPageLog({ now: () => 0 });
    const actor = createActor(machine, { inspect }).start();
    const other = { machine: machine.provide({}), cases: senderCases };
    Object.defineProperty(other.machine, 'id', { value: 'other' });
    const run = runOf({ number: 1, name: 'This page', log }, []);
    expect(targetOf(run, actor.sessionId, other)!.known.cases).toBeNull();
  });
});
