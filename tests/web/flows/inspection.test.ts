import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';

// The inspection port is set before the app's modules load, which read it only once.

let before: typeof window.allmendInspector;

beforeEach(() => {
  vi.resetModules();
  before = window.allmendInspector;
  delete window.allmendInspector;
});
afterEach(() => {
  delete window.allmendInspector;
  if (before) window.allmendInspector = before;
});

describe('an inspector of a page’s flows', () => {
  it('receives their events when it was present before the app', async () => {
    const reported: InspectionEvent[] = [];
    window.allmendInspector = (event) => reported.push(event);
    const { appStatus } = await import('#web/api/appStatus.ts');
    appStatus.start();
    appStatus.send({ type: 'call.failed' });
    expect(reported.filter(({ actorRef }) => actorRef === appStatus).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['@xstate.actor', '@xstate.event', '@xstate.microstep', '@xstate.snapshot']),
    );
    expect(reported.some((one) => one.type === '@xstate.event' && one.event.type === 'call.failed')).toBe(true);
  });

  it('is absent when none was present', async () => {
    const { inspect } = await import('#web/flows/inspection.ts');
    expect(inspect).toBeUndefined();
    const { appStatusMachine } = await import('#machines/shell/appStatusMachine.ts');
    const inspected = vi.fn<(event: InspectionEvent) => void>();
    const flow = createActor(appStatusMachine, { inspect });
    window.allmendInspector = inspected;
    flow.start().send({ type: 'call.failed' });
    expect(flow.getSnapshot().value).not.toBe(createActor(appStatusMachine).getSnapshot().value);
    expect(inspected).not.toHaveBeenCalled();
  });
});
