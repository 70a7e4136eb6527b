/** A guard or action by name, with the event as its parameters. */
export const withEvent = <const Name extends string>(type: Name) => ({
  type,
  params: <Event>({ event }: { readonly event: Event }): Event => event,
});

/** A guard or action by name, with the output of the finished actor as its parameters. */
export const withOutput = <const Name extends string>(type: Name) => ({
  type,
  params: <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output,
});
