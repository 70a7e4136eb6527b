import { createActor, setup } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserLogic } from '#web/flows/browserLogic.ts';

const machine = setup({
  types: { events: {} as { readonly type: 'door.opened' } },
  actions: { ring: () => {} },
}).createMachine({ on: { 'door.opened': { actions: 'ring' } } });

afterEach(() => vi.unstubAllEnvs());

describe('the logic of a flow', () => {
  it('provides the parts that only a browser has', () => {
    const ring = vi.fn<() => void>();
    const flow = createActor(browserLogic(machine, () => ({ actions: { ring } }))).start();
    flow.send({ type: 'door.opened' });
    expect(ring).toHaveBeenCalledOnce();
  });

  it('is the chart itself on the server, which asks for nothing of that', () => {
    vi.stubEnv('SSR', true);
    const never = vi.fn<() => object>();
    expect(browserLogic(machine, never)).toBe(machine);
    expect(never).not.toHaveBeenCalled();
  });
});
