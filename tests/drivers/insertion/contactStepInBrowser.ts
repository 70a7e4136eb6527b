import type { SnapshotFrom } from 'xstate';
import { type EmailStatus, emailStatuses } from '#machines/insertion/contact/emailStatus.ts';
import { contactStepCases } from '#machines/insertion/contact/contactStepCases.ts';
import type { contactStepMachine } from '#machines/insertion/contact/contactStepMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { insertionWords } from '#tests/journeys/insertionWords.ts';
import { password } from '../account/accounts.ts';
import type { Visitor } from '../browser/browser.ts';
import { type BrowserStage, browserStage } from '../browser/browserStage.ts';
import { addressOf, emailWith, type OwnProfile, ownProfiles } from './contactAccounts.ts';
import { expectContactDetails, stepControls, viewCases } from './contactStepDriver.ts';
import { logsIn } from '../browser/elsewhere.ts';
import { declareDriver } from '../walking/flowDriver.ts';

// The contact step in a browser with a real server, which returns the status of addresses and logs people in.

type Snapshot = SnapshotFrom<typeof contactStepMachine>;

/** Everything is saved and looked up. Filling in another field moves the focus, and so saves the previous one. */
const isFlowIdle = (now: Snapshot) => now.matches({ lookup: 'resting', keeping: 'settled' });
const whenContactIdle = <Payload>(payload: Payload) => ({
  'at rest': (now: Snapshot) => (isFlowIdle(now) ? payload : undefined),
});

const never = { 'not here': () => undefined };

/** The step of a stranger whose address the server does not know, or whose connection is lost. */
const strangersCases: FlowCases<typeof contactStepMachine> = {
  ...viewCases,
  inputs: { 'a stranger': contactStepCases.inputs['a stranger']! },
  events: {
    'value.changed': {
      ...viewCases.events['value.changed'],
      'a name': (now: Snapshot) =>
        isFlowIdle(now) && now.context.fields['name']?.value === '' ? { field: 'name', value: 'Vreni' } : undefined,
    },
    'secret.changed': viewCases.events['secret.changed']!,
    // Only the field that was typed last has the focus and can lose it.
    'field.left': {
      address: ({ context: { values } }: Snapshot) =>
        values['name'] || values['zipcode'] ? undefined : { field: 'email' },
    },
    'form.submitted': whenContactIdle({}),
    // The step of a new ad has no button for saving, so these events are impossible.
    'save.requested': never,
    'draft.reported': never,
    'lookup.retried': {
      'what was typed is kept': (now: Snapshot) => (now.matches({ keeping: 'settled' }) ? {} : undefined),
    },
  },
  actors: {
    lookingUp: {
      resolves: { ACCOUNT_AVAILABLE: { answer: 'ACCOUNT_AVAILABLE' } },
      rejects: { 'no line': new Error('The line is dead') },
    },
    registering: { rejects: { 'no line': new Error('The line is dead') } },
  },
};

const words = insertionWords.en;
const labels = { ...words, password_confirm: words.repeat, phone: 'Phone' };
const controls = stepControls(labels);

/** A visitor opens the step, whose clock paths advance; calls to an address are held. */
async function comesToStep(visitor: Visitor, held: RegExp): Promise<BrowserStage> {
  const { page } = visitor;
  const stage = await browserStage(visitor, held);
  await visitor.opens('/en/ai/start');
  await page.getByRole('textbox', { name: words.title }).fill('Citybike');
  await page.getByRole('combobox', { name: words.category, exact: true }).selectOption('4000');
  await page.getByRole('combobox', { name: words.subcategory }).selectOption('4020');
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('textbox', { name: words.description }).fill('Seven gears.');
  await page.getByRole('textbox', { name: words.amount }).fill('480');
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words.contact }).waitFor();
  await stage.stopsClock();
  return stage;
}

/** The driver for the contact step as a visitor without a session opens it. */
export const strangersContactDriver = declareDriver(strangersCases, {
  ...controls,
  async opensPage(visitor) {
    await visitor.forgets();
    const stage = await comesToStep(visitor, /account\/email_status\.json|\/graphql/);
    return {
      ...stage,
      answers: (actor, answer) =>
        'output' in answer ? stage.letThrough() : stage.cutOff(actor === 'lookingUp' ? 'email_status.json' : 'graphql'),
    };
  },
});

const profiles = Object.keys(ownProfiles) as OwnProfile[];
const knownWith = (which: OwnProfile, status?: EmailStatus) => ({
  email: emailWith(which, status),
  profile: ownProfiles[which],
});
const { definitions } = contactStepCases.inputs['a stranger']!;
const noOne = { definitions, values: {}, known: null, errors: null };

/** Addresses of every status, and people with every profile, who log in there, in another tab, or before. */
const everybodysCases: FlowCases<typeof contactStepMachine> = {
  ...contactStepCases,
  inputs: {
    'a stranger': noOne,
    ...Object.fromEntries(
      profiles.map((which) => [`a profile that is ${which}`, { ...noOne, known: knownWith(which) }]),
    ),
  },
  events: {
    'value.changed': Object.fromEntries(
      [
        ...emailStatuses.map((status) => [status, addressOf(status)] as const),
        ...profiles.map((which) => [`a profile that is ${which}`, emailWith(which)] as const),
      ].map(([name, value]) => [
        name,
        ({ context: { known, values } }: Snapshot) =>
          known === null && !values['email'] ? { field: 'email', value } : undefined,
      ]),
    ),
    'secret.changed': {
      'the password': (now: Snapshot) =>
        isFlowIdle(now) && now.context.shown === 'login' && !now.context.fields['password']?.value
          ? { field: 'password', secret: password }
          : undefined,
    },
    'session.reported': Object.fromEntries(
      profiles.map((which) => [
        `a profile that is ${which}`,
        (now: Snapshot) =>
          isFlowIdle(now) && now.context.known === null && now.context.status !== null
            ? { known: knownWith(which, now.context.status) }
            : undefined,
      ]),
    ),
    'save.requested': never,
    'draft.reported': never,
    'form.submitted': {
      'to log in': (now: Snapshot) => (now.context.fields['password']?.value ? {} : undefined),
    },
  },
  actors: {
    lookingUp: {
      resolves: Object.fromEntries(
        emailStatuses.map((status) => [
          status,
          ({ context: { values } }: Snapshot) =>
            values['email'] === addressOf(status) ||
            (status === 'ACCOUNT_ACTIVE' && profiles.some((which) => emailWith(which) === values['email']))
              ? { answer: status }
              : undefined,
        ]),
      ),
    },
    loggingIn: {
      resolves: Object.fromEntries(
        profiles.map((which) => [
          `a profile that is ${which}`,
          ({ context: { values } }: Snapshot) =>
            values['email'] === emailWith(which) ? { answer: knownWith(which) } : undefined,
        ]),
      ),
    },
  },
};

/** The step for any typed address, and any login: every status, login and profile. */
export const everybodysContactDriver = declareDriver(everybodysCases, {
  ...controls,
  async opensPage(visitor, { known }) {
    const { page } = visitor;
    await visitor.forgets();
    if (known) {
      await visitor.opens('/en');
      await logsIn(visitor, known.email);
    }
    const stage = await comesToStep(visitor, /account\/(?:email_status|auth)\.json/);
    return {
      ...stage,
      answers: (actor) => stage.letThrough(actor === 'lookingUp' ? 'email_status.json' : 'auth.json'),
      async happens(event) {
        const { known: reported } = event as unknown as { readonly known: { readonly email: string } };
        await logsIn(visitor, reported.email);
        await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
      },
    };
  },
  expectDetails: (stage, now) => expectContactDetails(stage, now, labels),
});
