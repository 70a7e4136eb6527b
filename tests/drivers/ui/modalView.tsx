import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { chunk } from '#web/chunks/chunk.ts';
import { Modal, useModal } from '#web/ui/dialog/Modal.tsx';

interface Content {
  readonly Component: () => ReactNode;
}

const pictures: Content = { Component: () => <p>All six of them</p> };

/** Opens a page with a modal, whose content arrives when the test releases it. */
export async function openModalPage() {
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
  const stage = await viewStage(
    <Page />,
    {},
    {
      answers: (_, answer) =>
        act(async () => {
          const load = loads.at(-1)!;
          if ('output' in answer) load.resolve(pictures);
          else load.reject(answer.error);
        }),
    },
  );
  return { ...stage, loads };
}
