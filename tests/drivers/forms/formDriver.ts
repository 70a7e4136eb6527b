import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { formCases, type formMachine } from '#machines/forms/formCases.ts';
import { declareDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const inputs: Readonly<Record<string, Sight>> = {
  email: { role: 'textbox', name: 'Email' },
  // A password field has no ARIA role: it is found as a text field, once it is visible as text.
  code: { role: 'textbox', name: 'Code' },
};
const words: Readonly<Record<string, string>> = {
  mandatory: 'mandatory field, please fill in.',
  wrongFormat: 'Invalid format.',
};

const { 'a code as if it were none': _, ...values } = formCases.events['value.changed']!;

type Now = SnapshotFrom<typeof formMachine>;

/** Text that is already in the field is not typed again; nor does the page accept a code as a plain value. */
const isAnother =
  (field: string, shownValue: unknown) =>
  ({ context }: Now): boolean =>
    context.fields[field]!.value !== shownValue;

/** The driver for walks on a form of a page. */
export const formDriver = declareDriver(
  {
    ...formCases,
    events: {
      ...formCases.events,
      'value.changed': Object.fromEntries(
        Object.entries(values as Record<string, { readonly field: string; readonly value: string }>).map(
          ([name, event]) => [name, (now: Now) => (isAnother('email', event.value)(now) ? event : undefined)],
        ),
      ),
      'secret.changed': Object.fromEntries(
        Object.entries(
          formCases.events['secret.changed'] as Record<string, { readonly field: string; readonly secret: string }>,
        ).map(([name, event]) => [name, (now: Now) => (isAnother('code', event.secret)(now) ? event : undefined)]),
      ),
    },
  },
  {
    sights: { general: { role: 'alert' } },
    does: {
      'value.changed': (surface, { field, value }) => surface.type(inputs[field]!, String(value)),
      'secret.changed': (surface, { field, secret }) => surface.type(inputs[field]!, secret),
      'field.left': (surface, { field }) => surface.leave(inputs[field]!),
      'form.submitted': (surface) => surface.press({ role: 'button', name: 'Send' }),
    },
    async opensView() {
      const { openForm } = await import('./formView.tsx');
      return openForm();
    },
    expectDetails,
  },
);

async function expectDetails({ surface }: Stage, now: Now): Promise<void> {
  const isBusy = now.hasTag('busy');
  for (const { name, value, error, touched } of Object.values(now.context.fields)) {
    const input = inputs[name]!;
    // The secret field is hidden while the form is sent.
    expect(await surface.count(input), name).toBe(isBusy && name === 'code' ? 0 : 1);
    if (isBusy && name === 'code') continue;
    expect(await surface.value(input), name).toBe(value);
    const isWrong = touched && error !== null;
    expect(await surface.attribute(input, 'aria-invalid'), `${name} is wrong`).toBe(String(isWrong));
    if (!isWrong) continue;
    const says = 'text' in error ? error.text : words[error.word]!;
    expect(await surface.count({ role: 'paragraph', says }), says).toBeGreaterThan(0);
  }
  expect(await surface.attribute({ role: 'button', name: 'Send' }, 'aria-busy')).toBe(String(isBusy));
  expect((await surface.attribute(inputs['email']!, 'readonly')) !== null).toBe(isBusy);
}
