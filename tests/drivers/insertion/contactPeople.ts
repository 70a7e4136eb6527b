import type { Profile } from '#machines/account/profile.ts';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';

// The people at the contact step of inserting an ad, for walks on its chart and on its view.

/** The fields of the contact step. */
export const contactFields = exampleFields(null).filter(({ page }) => page === 'contact');

const nothing: Profile = {
  name: null,
  phone: null,
  phoneHidden: false,
  zipcode: null,
  region: null,
  sellerKind: 'private',
  picture: null,
};

/** The profiles of people, in which all fields of the contact step are filled, some of them, or none. */
export const contactProfiles: Readonly<Record<'whole' | 'part' | 'empty', Profile>> = {
  whole: {
    ...nothing,
    name: 'Vreni',
    phone: '079 123 45 67',
    phoneHidden: true,
    zipcode: '3012',
    sellerKind: 'company',
  },
  part: { ...nothing, name: 'Vreni' },
  empty: nothing,
};
