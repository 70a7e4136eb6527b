/** The parts by which XState's own actions, which are functions, are recognised. */
interface OwnAction {
  readonly type?: unknown;
  readonly params?: unknown;
  readonly event?: unknown;
  readonly delay?: unknown;
  readonly sendId?: unknown;
}

/** The longest parameters of an action that are shown, in characters. */
const mostParameters = 24;

/**
 * The name of an action for people, as the chart declares it: `show(login)`, or `raise page.left` for one of XState's
 * own.
 */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if ((typeof action !== 'object' && typeof action !== 'function') || action === null) return 'an action';
  const { type, event } = action as OwnAction;
  if (typeof type === 'string') {
    const sent = typeOf(event);
    return `${type.replace(/^xstate\./, '')}${sent === undefined ? parametersOf(action) : ` ${sent}`}`;
  }
  return typeof action === 'function' && action.name && action.name !== 'actions' ? action.name : 'an action';
}

/**
 * The parameters of a guard or action in brackets, if they are constants: `(login)`, `(isSaving: true)`. Two uses of one
 * guard differ in nothing else.
 */
export function parametersOf(declared: unknown): string {
  const params = typeof declared === 'object' && declared !== null ? (declared as OwnAction).params : undefined;
  if (typeof params !== 'object' || params === null) return '';
  const text = Object.entries(params)
    .map(([name, value]) => (typeof value === 'string' ? value : `${name}: ${JSON.stringify(value) ?? 'undefined'}`))
    .join(', ');
  return text === '' ? '' : `(${text.length > mostParameters ? `${text.slice(0, mostParameters - 1)}…` : text})`;
}

/** Whether XState has added the action for a delay: it sends the event of the delay to the machine, or cancels it. */
export function isOfDelay(action: unknown): boolean {
  if (typeof action !== 'function') return false;
  const { type, event, delay, sendId } = action as OwnAction;
  if (type === 'xstate.raise') return delay !== undefined && typeOf(event)?.startsWith('xstate.after.') === true;
  return type === 'xstate.cancel' && typeof sendId === 'string' && sendId.startsWith('xstate.after.');
}

function typeOf(event: unknown): string | undefined {
  if (typeof event !== 'object' || event === null || !('type' in event)) return undefined;
  return typeof event.type === 'string' ? event.type : undefined;
}
