/** Records a fact of a lifecycle, with a transition to `target`; without one the state stays. */
export function recorded(): { readonly actions: 'record' };
export function recorded<const Target extends string>(
  target: Target,
): { readonly target: Target; readonly actions: 'record' };
export function recorded(target?: string) {
  return { ...(target !== undefined && { target }), actions: 'record' as const };
}
