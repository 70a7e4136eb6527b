import { Trans, useLingui } from '@lingui/react/macro';

import { profileFormMachine, type ProfileValues } from '#machines/account/ownAccountForms.ts';
import type { Profile } from '#machines/account/profile.ts';
import { cantonCodes } from '#market/cantons/cantonCodes.ts';

import { useNames } from '../../languages/catalogue.ts';
import { Choice } from '../../forms/choices/Choice.tsx';
import { Form } from '../../forms/Form.tsx';
import { FormDone } from '../../forms/FormDone.tsx';
import { submits } from '../../forms/formFlow.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { SelectInput } from '../../forms/choices/SelectInput.tsx';
import { Submit } from '../../forms/Submit.tsx';
import { Switch } from '../../forms/choices/Switch.tsx';
import { TextInput } from '../../forms/fields/TextInput.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { PicturePart } from './picture/PicturePart.tsx';
import type { TabProps } from './tabProps.ts';
import * as styles from './UserArea.css.ts';
import { changeProfile } from './userCalls.ts';

/** The public profile, which also prefills a new listing. */
export function ProfileTab(props: TabProps) {
  const { account, onChanged } = props;
  const { t } = useLingui();
  const names = useNames();
  const flow = useFlow(
    profileFormMachine,
    () => ({
      actors: {
        submitting: submits(async (values: ProfileValues, signal) => {
          await changeProfile(values, signal);
          onChanged();
          return null;
        }),
      },
    }),
    { input: { values: valuesOf(account.profile) } },
  );
  const sellers = [
    { value: 'private', label: t`Private person` },
    { value: 'company', label: t({ message: 'Company', context: 'who one is' }) },
  ];
  const cantons = [
    { value: '', label: t`Not given` },
    ...cantonCodes.map((code) => ({ value: String(code), label: names.canton(code) })),
  ];
  return (
    <section className={styles.part} aria-labelledby="profile-title">
      <h2 id="profile-title" className={styles.partTitle}>
        <Trans context="what others see of somebody">Profile</Trans>
      </h2>
      <PicturePart {...props} />
      <Form flow={flow} label={t({ message: 'Profile', context: 'what others see of somebody' })}>
        <FormProblem />
        <Choice name="sellerKind" label={t`You are here as`} options={sellers} />
        <TextInput
          name="name"
          label={t`Name`}
          autoComplete="nickname"
          isOptional
          hint={t`Others see it beside your ads.`}
        />
        <TextInput
          name="phone"
          label={t`Phone`}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          isOptional
          hint={t`079 123 45 67. One from abroad begins with +, such as +49 30 1234567.`}
        />
        <Switch name="phoneHidden" label={t`Hide phone number`} hint={t`Buyers write to you instead.`} />
        <div className={styles.pair}>
          <TextInput name="zipcode" label={t`Postcode`} autoComplete="postal-code" inputMode="numeric" isOptional />
          <SelectInput name="region" label={t`Canton`} options={cantons} isOptional />
        </div>
        <FormDone>
          <Trans>Your profile is saved.</Trans>
        </FormDone>
        <Submit>
          <Trans>Save</Trans>
        </Submit>
      </Form>
    </section>
  );
}

function valuesOf({ name, phone, phoneHidden, zipcode, region, sellerKind }: Profile): ProfileValues {
  return {
    name: name ?? '',
    phone: phone ?? '',
    zipcode: zipcode ?? '',
    region: region === null ? '' : String(region),
    phoneHidden,
    sellerKind,
  };
}
