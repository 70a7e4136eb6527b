import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';

/** A value of the profile, or a switch (PROFILE-1). */
const profileState = z.union([
  z.strictObject({ key: z.string(), value: z.string() }),
  z.strictObject({ key: z.string(), is_on: z.boolean() }),
]);

/** The answer of `GET account/profile.json` (PROFILE-1). */
export const profileAnswerShape = z
  .strictObject({
    states: z
      .array(profileState)
      .check(
        z.describe(
          'name, phone, zipcode, region and picture (its name in the picture store) as texts if present; phone_hidden and company_ad as switches.',
        ),
      ),
    info: z.strictObject({
      public_account_id: z.string().check(z.describe('The id of the account for other users.')),
      uuid: z.string().check(z.describe('The id of the account for its owner only.')),
      email: z.string(),
      requires_account_verification: z.boolean().check(z.describe('Whether the address still has to be confirmed.')),
    }),
  })
  .check(z.meta({ id: 'Profile', description: 'The profile of the account that is logged in.' }));

export type ProfileResponseBody = ReadonlyOutput<typeof profileAnswerShape>;
