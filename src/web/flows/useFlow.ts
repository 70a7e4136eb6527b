import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';

import { browserLogic } from './browserLogic.ts';
import { inspect } from './inspection.ts';

type Implementations<Machine extends AnyStateMachine> = () => Parameters<Machine['provide']>[0];

/** The logic of a view's flow, created once: it closes over the values of the first render. */
export function useLogic<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: Implementations<Machine>,
): Machine {
  const [logic] = useState(() => browserLogic(machine, implementations));
  return logic;
}

/** A flow that belongs to one view and ends with it. `input` is that of the first render. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: Implementations<Machine>,
  ...[options]: unknown extends InputFrom<Machine> ? [] : [options: { readonly input: InputFrom<Machine> }]
): Actor<Machine> {
  const logic: AnyStateMachine = useLogic(machine, implementations);
  return useActorRef(logic, { ...options, inspect }) as Actor<Machine>;
}
