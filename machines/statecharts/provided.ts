import {
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';

// Placeholders that a flow declares and the edge provides (`machine.provide`). Unprovided, each fails with its own
// name.

const unprovided = (name: string): Error => new Error(`${name} is not provided`);

/** An actor that makes a call and ends with its answer. */
export const providedPromise = <Output, Input = NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(unprovided(name)));

/** An actor that sends events, and may receive some, for as long as it runs. */
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
