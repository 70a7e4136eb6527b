import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';

type Implementations<Machine extends AnyStateMachine> = () => Parameters<Machine['provide']>[0];

/** A flow of a panel, which ends with it. `input` and the implementations are those of the first render. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: Implementations<Machine>,
  ...[options]: unknown extends InputFrom<Machine> ? [] : [options: { readonly input: InputFrom<Machine> }]
): Actor<Machine> {
  const [logic] = useState<AnyStateMachine>(() => machine.provide(implementations() as never));
  return useActorRef(logic, options as never) as unknown as Actor<Machine>;
}
