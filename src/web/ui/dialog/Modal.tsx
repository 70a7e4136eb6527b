import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';

import { modalMachine } from '#machines/ui/modalMachine.ts';

import { browserLogic } from '../../flows/browserLogic.ts';
import type { Chunk } from '../../chunks/chunk.ts';
import { inspect } from '../../flows/inspection.ts';
import { Dialog } from './Dialog.tsx';
import { historyEntry } from './historyEntry.ts';
import { NotLoaded } from '../feedback/NotLoaded.tsx';
import { Spinner } from '../feedback/Spinner.tsx';

/**
 * The history entry of modals. A modal is above everything else, so only one is open at a time, and all share the
 * entry.
 */
const entry = historyEntry('modal');

/** The flow of a modal; the event `modal.opened` opens it. */
export type ModalFlow = ActorRefFrom<typeof modalMachine>;

/** The flow of a modal whose content is a chunk (`chunk(() => import('./Content.tsx'))`). */
export function modalLogic(content: Chunk<unknown>) {
  return browserLogic(modalMachine, () => ({
    actors: { loading: fromPromise<void>(() => content.load()) },
    actions: { enterModal: entry.enter, leaveModal: entry.leave },
  }));
}

/** Makes Back close a modal, and Forward open it. Returns the function that stops this. */
export function followHistory(flow: ModalFlow): () => void {
  return entry.follow({
    isOpen: () => flow.getSnapshot().matches('open'),
    show: (isOpen) => flow.send({ type: isOpen ? 'modal.opened' : 'modal.closed' }),
  });
}

/** Resolves once the tab's history is at no modal: after a modal is closed, the history takes a moment to go back. */
export const modalLeft = entry.left;

/** Creates the flow of a view's modal. */
export function useModal(content: Chunk<unknown>): ModalFlow {
  const logic = useMemo(() => modalLogic(content), [content]);
  const flow = useActorRef(logic, { inspect });
  useEffect(() => followHistory(flow), [flow]);
  return flow;
}

interface ModalProps<Module> {
  readonly flow: ModalFlow;
  readonly content: Chunk<Module>;
  readonly title: ReactNode;
  /** `panel`: a question or a form; `screen`: the whole window. */
  readonly shape?: 'panel' | 'screen';
  /** Renders the content with the loaded module. */
  readonly children: (module: Module) => ReactNode;
}

/** A modal that is mounted while its flow is open, and loads its content when it is first opened (SHELL-14). */
export function Modal<Module>({ flow, content, title, shape = 'panel', children }: ModalProps<Module>) {
  const screen = useSelector(flow, ({ value }) => (typeof value === 'string' ? value : value.open));
  if (screen === 'closed') return null;
  return (
    <Dialog title={title} shape={shape} onClose={() => flow.send({ type: 'modal.closed' })}>
      {screen === 'shown' && content.module !== undefined ? children(content.module) : waiting(screen, flow)}
    </Dialog>
  );
}

function waiting(screen: 'loading' | 'shown' | 'failed', flow: ModalFlow): ReactNode {
  return screen === 'failed' ? <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} /> : <Spinner />;
}
