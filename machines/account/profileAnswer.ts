import * as z from 'zod/mini';
import type { Told } from '../journal/schema.ts';

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
          'name, phone, zipcode, region and picture (its name in the picture store) as texts where they are given; phone_hidden and company_ad as switches.',
        ),
      ),
    info: z.strictObject({
      public_account_id: z.string().check(z.describe('Under which others know the account.')),
      uuid: z.string().check(z.describe('Under which nobody but its owner knows it.')),
      email: z.string(),
      requires_account_verification: z.boolean().check(z.describe('Whether the address is not confirmed yet.')),
    }),
  })
  .check(z.meta({ id: 'Profile', description: 'The profile of the account that is logged in.' }));

export type ProfileAnswer = Told<typeof profileAnswerShape>;
