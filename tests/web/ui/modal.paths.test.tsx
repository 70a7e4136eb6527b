import { act, fireEvent, screen } from '@testing-library/react';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { describe, expect, it } from 'vitest';

import { modalMachine } from '#machines/ui/modalMachine.ts';
import { pathsThrough, type WalkedEvent } from '#tests/drivers/chartPaths.ts';
import { modalWalk } from '#tests/drivers/modalPaths.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { chunk } from '#web/chunk.ts';
import { Modal, useModal } from '#web/ui/Modal.tsx';

const chart = modalMachine.provide({ actors: { loading: fromPromise<void>(() => new Promise(() => {})) } });

interface Content {
  readonly Component: () => React.ReactNode;
}

/** A modal whose content comes when the test lets it. */
async function openPage() {
  const loads: PromiseWithResolvers<Content>[] = [];
  const content = chunk(() => {
    const load = Promise.withResolvers<Content>();
    loads.push(load);
    return load.promise;
  });
  function Page() {
    const flow = useModal(content);
    return (
      <>
        <button type="button" onClick={() => flow.send({ type: 'modal.opened' })}>
          Open
        </button>
        <Modal flow={flow} content={content} title="Pictures">
          {({ Component }) => <Component />}
        </Modal>
      </>
    );
  }
  await renderView(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();

  return {
    loads,
    opener,
    async meets(event: WalkedEvent<typeof modalMachine>) {
      if ('output' in event) {
        const component = { Component: () => <p>All six of them</p> };
        await act(async () => loads.at(-1)!.resolve(component));
      } else if ('error' in event) await act(async () => loads.at(-1)!.reject(event.error));
      else if (event.type === 'modal.opened') fireEvent.click(opener);
      else if (event.type === 'modal.closed') fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      else fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
    },
    expectToShow(snapshot: SnapshotFrom<typeof modalMachine>) {
      const dialog = screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Pictures' });
      expect(dialog !== null).toBe(snapshot.matches('open'));
      expect(dialog?.open ?? false).toBe(snapshot.matches('open'));
      expect(screen.queryByText('Loading …') !== null).toBe(snapshot.hasTag('busy'));
      expect(screen.queryByText('All six of them') !== null).toBe(snapshot.matches({ open: 'shown' }));
      expect(screen.queryByRole('alert') !== null).toBe(snapshot.matches({ open: 'failed' }));
    },
  };
}

describe('a modal on the page', () => {
  it.each(pathsThrough(chart, modalWalk).map((path) => [path.title, path] as const))(
    'shows what its chart says, and loads on first open [SHELL-14]: %s',
    async (_, { input, events }) => {
      const flow = createActor(chart, { input }).start();
      const page = await openPage();
      page.expectToShow(flow.getSnapshot());
      expect(page.loads).toHaveLength(0);
      for (const event of events) {
        flow.send(event as never);
        await page.meets(event);
        page.expectToShow(flow.getSnapshot());
      }
    },
  );

  const opened = { type: 'modal.opened' } as const;

  it('is closed by Escape', async () => {
    const page = await openPage();
    await page.meets(opened);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is closed by a press beside it, not by one that began inside', async () => {
    const page = await openPage();
    await page.meets(opened);
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Pictures' }));
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives the focus back to where it came from', async () => {
    const page = await openPage();
    await page.meets(opened);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await page.meets({ type: 'modal.closed' });
    expect(document.activeElement).toBe(page.opener);
  });
});
