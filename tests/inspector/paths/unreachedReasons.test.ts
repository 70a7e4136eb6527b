import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import { declareFacts } from '#machines/journal/facts.ts';
import { lifecycle } from '#machines/journal/lifecycle.ts';
import { refuse } from '#machines/journal/refusal.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { lifecycleCases } from '#machines/paths/lifecycleCases.ts';
import { explore } from '#inspector/paths/explore.ts';
import { flowWalk } from '#inspector/paths/flowWalk.ts';
import { lifecycleWalk } from '#inspector/paths/lifecycleWalk.ts';
import { unreachedReasons } from '#inspector/paths/unreachedReasons.ts';
import { plainCases } from './formats/walked.ts';
import { kettleCases } from './kettle.ts';

function blockedIn(machine: AnyStateMachine, cases: Partial<FlowCases> = {}): readonly string[] {
  return unreachedReasons(explore(flowWalk(plainCases(machine, cases)))).map(
    ({ kind, name, reason }) => `${kind} ${name}: ${reason}`,
  );
}

describe('the unreached parts', () => {
  it('are none in a machine whose cases are complete', () => {
    expect(unreachedReasons(explore(flowWalk(kettleCases)))).toEqual([]);
  });

  it('name the guard that blocks a transition, and with it a state', () => {
    const machine = setup({ guards: { isFullMoon: () => false } }).createMachine({
      id: 'wolf',
      initial: 'man',
      states: { man: { on: { 'night.fell': { guard: 'isFullMoon', target: 'wolf' } } }, wolf: {} },
    });
    expect(blockedIn(machine)).toEqual([
      'state wolf: only one transition leads to it: man: night.fell [isFullMoon] → wolf: its guard “isFullMoon” never held',
      'transition man: night.fell [isFullMoon] → wolf: its guard “isFullMoon” never held',
    ]);
  });

  it('quote the name of a guard, so that a guard called never is unambiguous', () => {
    const machine = setup({ guards: { never: () => false } }).createMachine({
      id: 'gate',
      initial: 'shut',
      states: { shut: { on: { 'bell.rung': { guard: 'never', actions: () => {} } } } },
    });
    expect(blockedIn(machine)).toEqual(['transition shut: bell.rung [never] → the same: its guard “never” never held']);
  });

  it('name the guard that never refuses', () => {
    const machine = setup({ guards: { isOpen: () => true } }).createMachine({
      id: 'shop',
      on: { 'door.pushed': [{ guard: 'isOpen', actions: () => {} }, { actions: () => {} }] },
    });
    expect(blockedIn(machine)).toEqual([
      'transition shop: door.pushed → the same: shop: door.pushed [isOpen] → the same, whose guard “isOpen” always held comes first',
      'guard shop: door.pushed [isOpen] → the same: the guard “isOpen” held whenever it was asked: no case makes it refuse',
    ]);
  });

  it('name the event that has no case', () => {
    const machine = createMachine({
      id: 'bell',
      initial: 'silent',
      states: { silent: { on: { 'button.pressed': 'ringing' } }, ringing: {} },
    });
    const schema = z.object({ type: z.literal('button.pressed'), force: z.number() });
    expect(blockedIn(machine, { schema })).toContain(
      'transition silent: button.pressed → ringing: the event button.pressed has no case',
    );
    const never = { 'button.pressed': { hard: () => undefined } };
    expect(blockedIn(machine, { schema, events: never })).toContain(
      'transition silent: button.pressed → ringing: the event button.pressed has cases, but none of them can happen in this state',
    );
  });

  it('name the actor whose answer has no case', () => {
    const machine = setup({ actors: { asking: fromPromise(() => Promise.resolve(1)) } }).createMachine({
      id: 'call',
      initial: 'waiting',
      states: {
        waiting: { invoke: { id: 'asking', src: 'asking', onDone: 'known', onError: 'failed' } },
        known: {},
        failed: {},
      },
    });
    expect(blockedIn(machine, { actors: { asking: { resolves: { something: 1 } } } })).toEqual([
      'state failed: only one transition leads to it: waiting: asking failed → failed: the actor asking never rejects: its cases declare no `rejects`',
      'transition waiting: asking failed → failed: the actor asking never rejects: its cases declare no `rejects`',
    ]);
  });

  it('name the delay that never elapses because of an exit, and the inner state that handles an event first', () => {
    const machine = createMachine({
      id: 'lamp',
      initial: 'on',
      states: {
        on: {
          on: { 'switch.pressed': 'off' },
          initial: 'bright',
          after: { 500: 'off' },
          states: { bright: { after: { 100: '#lamp.off' }, on: { 'switch.pressed': '#lamp.off' } } },
        },
        off: { type: 'final' },
      },
    });
    expect(blockedIn(machine)).toEqual([
      'transition on: switch.pressed → off: an inner state takes the event first: on.bright: switch.pressed → off',
      'transition on: after 500 ms → off: the delay never ends there: the state is always left before after 500 ms',
    ]);
  });

  it('include a state without incoming transitions, and the states behind it', () => {
    const machine = createMachine({
      id: 'island',
      initial: 'shore',
      states: { shore: {}, hut: { on: { 'door.opened': 'shore' } } },
    });
    expect(blockedIn(machine)).toEqual([
      'state hut: no transition leads to it, and nothing begins in it',
      'transition hut: door.opened → shore: hut is never entered',
    ]);
  });

  it('name the fact of a lifecycle that no rule returns, and the refusals of the rules', () => {
    const machine = createMachine({
      id: 'parcel',
      initial: 'packed',
      states: { packed: { on: { 'parcel.sent': 'sent', 'parcel.lost': 'lost' } }, sent: {}, lost: {} },
    });
    const facts = declareFacts('parcel', {
      'parcel.sent': { data: z.strictObject({}) },
      'parcel.lost': { data: z.strictObject({}) },
    });
    const cases = lifecycleCases({
      lifecycle: lifecycle(machine, facts),
      commands: {
        'parcel.send': { stamped: (_, at) => [{ type: 'parcel.sent', at }], bare: () => refuse('parcel.needsStamp') },
      },
    });
    const reasons = unreachedReasons(explore(lifecycleWalk(cases))).map(({ name, reason }) => `${name}: ${reason}`);
    expect(reasons).toContain(
      'packed: parcel.lost → lost: no command tells parcel.lost anywhere; rules refused with parcel.needsStamp',
    );
  });
});
