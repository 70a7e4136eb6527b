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
    { value: 'private', label: t({ id: 'account.profile.private', message: 'Private' }) },
    { value: 'company', label: t({ id: 'account.profile.business', message: 'Business' }) },
  ];
  const cantons = [
    { value: '', label: t({ id: 'account.profile.noCanton', message: 'Not specified' }) },
    ...cantonCodes.map((code) => ({ value: String(code), label: names.canton(code) })),
  ];
  return (
    <section className={styles.part} aria-labelledby="profile-title">
      <h2 id="profile-title" className={styles.partTitle}>
        <Trans id="account.tab.profile">Profile</Trans>
      </h2>
      <PicturePart {...props} />
      <Form flow={flow} label={t({ id: 'account.tab.profile', message: 'Profile' })}>
        <FormProblem />
        <Choice
          name="sellerKind"
          label={t({ id: 'account.profile.kind', message: 'Account type' })}
          options={sellers}
        />
        <TextInput
          name="name"
          label={t({ id: 'account.profile.name', message: 'Name' })}
          autoComplete="nickname"
          isOptional
          hint={t({ id: 'account.profile.nameHint', message: 'Shown next to your ads.' })}
        />
        <TextInput
          name="phone"
          label={t({ id: 'account.profile.phone', message: 'Phone' })}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          isOptional
          hint={t({
            id: 'account.profile.phoneHint',
            message: 'For example 079 123 45 67. Start a number from abroad with +, such as +49 30 1234567.',
          })}
        />
        <Switch
          name="phoneHidden"
          label={t({ id: 'account.profile.hidePhone', message: 'Hide phone number' })}
          hint={t({ id: 'account.profile.hidePhoneHint', message: 'Buyers send you a message instead.' })}
        />
        <div className={styles.pair}>
          <TextInput
            name="zipcode"
            label={t({ id: 'account.profile.postcode', message: 'Postcode' })}
            autoComplete="postal-code"
            inputMode="numeric"
            isOptional
          />
          <SelectInput
            name="region"
            label={t({ id: 'account.profile.canton', message: 'Canton' })}
            options={cantons}
            isOptional
          />
        </div>
        <FormDone>
          <Trans id="account.profile.saved">Profile saved.</Trans>
        </FormDone>
        <Submit>
          <Trans id="account.profile.save">Save profile</Trans>
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
