import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { Language } from '#machines/market/language.ts';
import { formMachine } from '#machines/forms/formCases.ts';
import type { Submission } from '#machines/forms/formMachine.ts';
import { Form } from '#web/forms/Form.tsx';
import type { FormFlow } from '#web/forms/formFlow.ts';
import { FormProblem } from '#web/forms/FormProblem.tsx';
import { PasswordInput } from '#web/forms/fields/PasswordInput.tsx';
import { Submit } from '#web/forms/Submit.tsx';
import { TextInput } from '#web/forms/fields/TextInput.tsx';
import { inspect } from '#web/flows/inspection.ts';

type Answer = Submission<{ readonly id: number }>;

/** Opens a page with a form, whose responses arrive when the test releases them. */
export async function openForm(language: Language = 'en') {
  const sent: PromiseWithResolvers<Answer>[] = [];
  const logic = formMachine.provide({
    actors: {
      submitting: fromPromise(() => {
        const call = Promise.withResolvers<Answer>();
        sent.push(call);
        return call.promise;
      }),
    },
  });
  function Page() {
    const flow: FormFlow = useActorRef(logic, { input: { values: {} }, inspect });
    return (
      <Form flow={flow} label="A form">
        <FormProblem />
        <TextInput
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          isClearable
          hint="Buyers don’t see your email address."
        />
        <PasswordInput name="code" label="Code" autoComplete="current-password" />
        <Submit>Send</Submit>
      </Form>
    );
  }
  const stage = await viewStage(
    <Page />,
    { at: `/${language}`, language },
    {
      answers: (_, answer) => act(async () => sent.at(-1)!.resolve((answer as { output: Answer }).output)),
    },
  );
  // Makes the secret visible: a password field has no role by which it could be found.
  await stage.surface.press({ role: 'button', name: /Code/ });
  return stage;
}
