/** A guard or an action, by its name, whose parameters are the event itself. */
export const withEvent = <const Name extends string>(type: Name) => ({
  type,
  params: <Event>({ event }: { readonly event: Event }): Event => event,
});

/** A guard or an action, by its name, whose parameters are the output of the actor that is done. */
export const withOutput = <const Name extends string>(type: Name) => ({
  type,
  params: <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output,
});
