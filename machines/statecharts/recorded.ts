/** A fact of a lifecycle that is recorded, and leads to `target`; without it the state stays. */
export function recorded(): { readonly actions: 'record' };
export function recorded<const Target extends string>(
  target: Target,
): { readonly target: Target; readonly actions: 'record' };
export function recorded(target?: string) {
  return { ...(target !== undefined && { target }), actions: 'record' as const };
}
