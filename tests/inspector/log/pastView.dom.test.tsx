import { act, cleanup, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { assign, createActor, setup, type ActorRefFrom } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexOf } from '#inspector/log/logIndex.ts';
import { createPageLog } from '#inspector/log/pageLog.ts';
import { createPastView } from '#inspector/log/pastView.ts';

const countMachine = setup({
  types: { context: {} as { readonly count: number }, events: {} as { type: 'count.raised' } },
}).createMachine({
  id: 'count',
  context: { count: 0 },
  on: { 'count.raised': { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});

type Count = ActorRefFrom<typeof countMachine>;

function Shown({ of }: { readonly of: Count }) {
  const selected = useSelector(of, ({ context }) => context.count);
  const stored = useSyncExternalStore(
    (onChange) => of.subscribe(onChange).unsubscribe,
    () => of.getSnapshot().context.count,
  );
  return (
    <p>
      {selected} and {stored}
    </p>
  );
}

function page() {
  const { log, inspect } = createPageLog({ now: () => 0 });
  const count = createActor(countMachine, { inspect }).start();
  for (let round = 0; round < 3; round += 1) count.send({ type: 'count.raised' });
  const view = createPastView(indexOf(log));
  return { count, view, log };
}

const shown = () => screen.getByText(/and/).textContent;
let end = () => {};
afterEach(() => {
  act(() => end());
  cleanup();
});

describe('the past view of a page', () => {
  it('shows the views as they were, without changing the present', () => {
    const { count, view } = page();
    end = () => view.present();
    render(<Shown of={count} />);
    expect(shown()).toBe('3 and 3');
    act(() => view.show(2));
    expect([shown(), view.shown]).toEqual(['1 and 1', 2]);
    act(() => view.show(1));
    expect(shown()).toBe('0 and 0');
    act(() => view.present());
    expect([shown(), view.shown]).toEqual(['3 and 3', null]);
    expect(count.getSnapshot().context.count).toBe(3);
  });

  it('lets events go on in the present, and shows them when it returns', () => {
    const { count, view, log } = page();
    end = () => view.present();
    render(<Shown of={count} />);
    act(() => view.show(2));
    act(() => count.send({ type: 'count.raised' }));
    expect(shown()).toBe('1 and 1');
    expect(log.at(log.length - 1)!.after.context).toEqual({ count: 4 });
    act(() => view.present());
    expect(shown()).toBe('4 and 4');
  });

  it('follows in views that are mounted in the past', () => {
    const { count, view } = page();
    end = () => view.present();
    act(() => view.show(3));
    render(<Shown of={count} />);
    expect(shown()).toBe('2 and 2');
    act(() => count.send({ type: 'count.raised' }));
    expect(shown()).toBe('2 and 2');
    act(() => view.present());
    expect(shown()).toBe('4 and 4');
  });

  it('hides the past from actors that watch each other', () => {
    const { count, view } = page();
    end = () => view.present();
    const heard: number[] = [];
    const follow = vi.fn<() => void>(() => void heard.push(count.getSnapshot().context.count));
    count.subscribe(({ context }) => heard.push(context.count));
    function watchCount() {
      follow();
    }
    count.subscribe(watchCount);
    view.show(1);
    expect(heard).toEqual([]);
    count.send({ type: 'count.raised' });
    // During an event they read the present.
    expect(heard).toEqual([4, 4]);
    view.present();
    expect(heard).toEqual([4, 4]);
  });
});
