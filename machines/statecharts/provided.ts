import {
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';

// What a flow declares and the edge provides (`machine.provide`). Unprovided, each fails with its own name.

const unprovided = (name: string): Error => new Error(`${name} is not provided`);

/** An actor that calls, and is done once the answer is there. */
export const providedPromise = <Output, Input = NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(unprovided(name)));

/** An actor that tells, and may be told, for as long as it runs. */
export const providedCallback = <Event extends EventObject = AnyEventObject, Input = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<Event, Input> =>
  fromCallback<Event, Input>(() => {
    throw unprovided(name);
  });

/** An action. */
export const providedAction = (name: string) => (): never => {
  throw unprovided(name);
};
