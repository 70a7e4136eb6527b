import { fromPromise } from 'xstate';

import { type RenewedAd, type Renewal, renewalMachine } from '#machines/ownAds/renewalMachine.ts';

import { graphql } from '../../api/apiClient.ts';

type Answer =
  | ({ readonly __typename: 'AdRenewed' } & RenewedAd)
  | { readonly __typename: 'Refusal'; readonly message: string };

/** The flow of the page with its call. */
export function renewalLogic(token: string) {
  return renewalMachine.provide({
    actors: {
      renewing: fromPromise<Renewal>(async ({ signal }) => {
        const { renewByLink } = await graphql<{ readonly renewByLink: Answer }>(
          'mutation RenewByLink($token: String!) { renewByLink(token: $token) { __typename ... on AdRenewed { title path expiresAt } ... on Refusal { message } } }',
          { token },
          { signal },
        );
        if (renewByLink.__typename === 'Refusal') return { refusal: renewByLink.message };
        const { title, path, expiresAt } = renewByLink;
        return { renewed: { title, path, expiresAt } };
      }),
    },
  });
}
