import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';

import { shownErrors } from '#machines/forms/formField.ts';
import type { KnownContact } from '#machines/insertion/contact/contactStepSetup.ts';
import type { InsertionField, InsertionValues } from '#machines/insertion/insertionField.ts';
import { isNameFixed } from '#machines/insertion/contact/contactForm.ts';
import type { FormErrors } from '#machines/market/api/formErrors.ts';

import { PasswordStrength } from '../../account/start/PasswordStrength.tsx';
import { session } from '../../account/session.ts';
import { TermsNote } from '../../account/start/registration/TermsNote.tsx';
import { useStartLink } from '../../account/start/startLink.ts';
import { onPageGoing } from '../../browser/onPageGoing.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Choice } from '../../forms/choices/Choice.tsx';
import { EmailInput } from '../../forms/fields/EmailInput.tsx';
import { Form } from '../../forms/Form.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { PasswordInput, type PasswordState } from '../../forms/fields/PasswordInput.tsx';
import { Submit } from '../../forms/Submit.tsx';
import { Switch } from '../../forms/choices/Switch.tsx';
import { TextInput } from '../../forms/fields/TextInput.tsx';
import { inspect } from '../../flows/inspection.ts';
import { Button, LinkButton } from '../../ui/button/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { SaveChanges, useIsSaving } from '../steps/SaveChanges.tsx';
import { Onward, StepActions, StepFrame } from '../steps/StepFrame.tsx';
import { ContactNote } from './ContactNote.tsx';
import { contactLogic } from './contactFlow.ts';
import * as styles from './ContactStep.css.ts';

interface ContactStepProps {
  readonly definitions: readonly InsertionField[];
  /** The field values from the draft's journal. */
  readonly values: InsertionValues;
  /** The logged-in user's contact details. */
  readonly known: KnownContact | null;
  /** The errors for this step that the server found in the last submission. */
  readonly errors: FormErrors | null;
  readonly onSettled: (fields: Readonly<Record<string, string | null>>) => void;
  /** The step is complete: the preview follows, or the changes of an edit are saved. */
  readonly onCompleted: (then: { readonly isSaving: boolean }) => void;
}

/** The seller's contact details and account; login and registration happen here (ACCOUNT-2). */
export function ContactStep({ definitions, values, known, errors, onSettled, onCompleted }: ContactStepProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [logic] = useState(() => contactLogic({ language, settle: onSettled, goOn: onCompleted }));
  const contact = useActorRef(logic, { input: { definitions, values, known, errors }, inspect });
  useEffect(() => {
    const { unsubscribe } = session.subscribe(({ context }) => {
      const { known: state } = context;
      const before = contact.getSnapshot().context.known;
      if (state === null ? before !== null && context.publicAccountId === null : state.info.email !== before?.email) {
        contact.send({
          type: 'session.reported',
          known: state && { email: state.info.email, profile: state.profile },
        });
      }
    });
    return unsubscribe;
  }, [contact]);
  useEffect(() => contact.send({ type: 'draft.reported', fields: values }), [contact, values]);
  // The field in use is settled when the page or the step is left. A layout effect runs its cleanup before the flow
  // stops.
  useLayoutEffect(() => {
    const settle = () => contact.send({ type: 'field.left', field: '' });
    const unwatch = onPageGoing(settle);
    return () => {
      unwatch();
      settle();
    };
  }, [contact]);
  const now = useSelector(contact, (snapshot) => snapshot);
  const { shown, status } = now.context;
  const label = (key: string) => definitions.find((field) => field.key === key)?.label ?? key;
  const wrong = Object.entries(shownErrors(now.context.fields)).map(([name, error]) => ({
    name,
    label: label(name),
    error,
  }));
  const isRegistering = shown === 'registration';
  const isPreparing = now.context.isSaving && now.hasTag('busy');
  const isSaving = useIsSaving() || isPreparing;
  return (
    <StepFrame>
      <Form flow={contact} label={t({ id: 'insert.contact.form', message: 'Contact details' })}>
        <FormProblem wrong={wrong} />
        <EmailInput
          label={label('email')}
          autoComplete="username"
          isFixed={now.context.known !== null}
          {...(now.context.known !== null && {
            hint: t({ id: 'insert.contact.ownEmail', message: 'This is your account’s email address.' }),
          })}
        />
        <div aria-live="polite" className={styles.note}>
          {now.hasTag('looking') && <Spinner />}
          {now.matches({ lookup: 'failed' }) && (
            <Button size="dense" onClick={() => contact.send({ type: 'lookup.retried' })}>
              <Trans id="insert.contact.retry">Check address again</Trans>
            </Button>
          )}
          <ContactNote account={now.value.account} status={status} />
        </div>
        {(shown === 'login' || isRegistering) && (
          <div className={isRegistering ? styles.pair : undefined}>
            <PasswordInput
              name="password"
              label={label('password')}
              autoComplete={isRegistering ? 'new-password' : 'current-password'}
            >
              {isRegistering
                ? (password: string, state: PasswordState): ReactNode => (
                    <PasswordStrength password={password} {...state} />
                  )
                : () => null}
            </PasswordInput>
            {isRegistering && (
              <PasswordInput name="password_confirm" label={label('password_confirm')} autoComplete="new-password" />
            )}
          </div>
        )}
        {shown === 'login' && <Forgotten />}
        {(isRegistering || shown === 'rest') && (
          <FurtherFields definitions={definitions} isFixed={isNameFixed(now.context)} />
        )}
        {isRegistering && <TermsNote />}
        <StepActions>
          {shown === 'login' ? (
            <Submit>
              <Trans id="insert.contact.logIn">Log in</Trans>
            </Submit>
          ) : (
            now.hasTag('onward') && (
              <>
                {shown === 'rest' && (
                  <SaveChanges isPreparing={isPreparing} onPress={() => contact.send({ type: 'save.requested' })} />
                )}
                <Submit isAside={isSaving}>
                  <Onward>
                    <Trans id="insert.contact.toPreview">Continue to preview</Trans>
                  </Onward>
                </Submit>
              </>
            )
          )}
        </StepActions>
      </Form>
    </StepFrame>
  );
}

function Forgotten() {
  return (
    <div className={styles.forgotten}>
      <LinkButton kind="quiet" size="dense" {...useStartLink('forgot')}>
        <Trans id="insert.contact.forgot">Forgot your password?</Trans>
      </LinkButton>
    </div>
  );
}

interface FurtherFieldsProps {
  readonly definitions: readonly InsertionField[];
  /** The profile already has a name, which can only be changed there (INSERTION-31). */
  readonly isFixed: boolean;
}

function FurtherFields({ definitions, isFixed }: FurtherFieldsProps) {
  const { t } = useLingui();
  const of = (key: string) => definitions.find((field) => field.key === key);
  const kind = of('company_ad');
  return (
    <>
      <Choice
        name="company_ad"
        label={kind?.label ?? ''}
        options={kind?.kind === 'segmented_control' ? kind.buttons : []}
      />
      <TextInput
        name="name"
        label={of('name')?.label ?? ''}
        autoComplete="name"
        isFixed={isFixed}
        hint={
          isFixed
            ? t({ id: 'insert.contact.nameFixed', message: 'You can adjust the name in your profile.' })
            : t({
                id: 'insert.contact.nameNew',
                message: 'This name will become your user name. You can adjust it any time in your profile.',
              })
        }
      />
      <div className={styles.pair}>
        <TextInput
          name="phone"
          label={of('phone')?.label ?? ''}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          isOptional
        />
        <TextInput name="zipcode" label={of('zipcode')?.label ?? ''} autoComplete="postal-code" inputMode="numeric" />
      </div>
      <Switch name="phone_hidden" label={of('phone_hidden')?.label ?? ''} hint={of('phone_hidden')?.hint ?? ''} />
    </>
  );
}
