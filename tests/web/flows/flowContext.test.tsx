import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { setup } from 'xstate';

import { chunk } from '#web/chunks/chunk.ts';
import { createFlowContext } from '#web/flows/flowContext.tsx';
import { lazyView } from '#web/chunks/lazyView.tsx';

const machine = setup({ types: { events: {} as { readonly type: 'door.opened' } } }).createMachine({
  initial: 'closed',
  states: { closed: { on: { 'door.opened': 'open' } }, open: {} },
});
const Door = createFlowContext(machine);

function Opener() {
  const flow = Door.useActorRef();
  return <button onClick={() => flow.send({ type: 'door.opened' })}>Open</button>;
}

function View() {
  return <p>{Door.useSelector(({ value }) => value)}</p>;
}

it('a lazily hydrated view begins with the server’s markup, and then shows the current state', async () => {
  const coming = Promise.withResolvers<{ readonly View: typeof View }>();
  const Later = lazyView(
    chunk(() => coming.promise),
    (module) => module.View,
  );
  const there = chunk(() => Promise.resolve({ View }));
  await there.load();
  const Drawn = lazyView(there, (module) => module.View);
  const root = document.createElement('div');
  document.body.append(root);
  const page = (Part: typeof Later) => (
    <Door.Provider>
      <Opener />
      <Part />
    </Door.Provider>
  );
  root.innerHTML = renderToString(page(Drawn));
  const drawn = root.querySelector('p')!;
  const flaws = vi.fn<(error: unknown) => void>();
  await act(async () => void hydrateRoot(root, page(Later), { onRecoverableError: flaws }));
  await act(async () => root.querySelector('button')!.click());
  expect(drawn.textContent).toBe('closed');

  await act(async () => coming.resolve({ View }));
  expect(root.querySelector('p')).toBe(drawn);
  expect(drawn.textContent).toBe('open');
  expect(flaws).not.toHaveBeenCalled();
});
