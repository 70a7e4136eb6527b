import type { FormFlow } from './formFlow.ts';

/**
 * Sends the current values of the fields to the flow: text that was typed or filled in before hydration, which keeps it
 * without firing events.
 */
export function sendEarlyValues(form: HTMLFormElement, flow: FormFlow): void {
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const field = flow.getSnapshot().context.fields[input.name];
    if (!field || ('checked' in input && input.type === 'radio' && !input.checked)) continue;
    const value = 'checked' in input && input.type === 'checkbox' ? input.checked : input.value;
    if (value === field.value) continue;
    if (input.dataset['secret'] === undefined || typeof value === 'boolean') {
      flow.send({ type: 'value.changed', field: field.name, value });
    } else {
      flow.send({ type: 'secret.changed', field: field.name, secret: value });
    }
  }
}
