import { Trans } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { realEstate } from '#machines/market/categories/categoryTree.ts';
import { type Quota, quotaMachine } from '#machines/insertion/quotaMachine.ts';

import { useSession } from '../../account/useSession.ts';
import { fetchActor } from '../../api/fetchActor.ts';
import { graphql } from '../../api/apiClient.ts';
import { inspect } from '../../flows/inspection.ts';
import { InsertionQuota } from '../generated/insertionOperations.ts';
import * as styles from './StepFrame.css.ts';

const logic = quotaMachine.provide({ actors: { loading: fetchActor(({ signal }) => fetchQuota(signal)) } });

/** The remaining quota of the user's plan, before they type. Visitors see the general limits instead. */
export function QuotaNote() {
  const account = useSession(({ context }) => context.publicAccountId);
  return account === null ? null : <OwnQuota key={account} />;
}

function OwnQuota() {
  const flow = useActorRef(logic, { input: { data: undefined }, inspect });
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  const quota = useSelector(flow, ({ context }) => context.data);
  if (!quota || quota.most === null) return null;
  const { running, most } = quota;
  return (
    <p className={styles.lead}>
      {running < most ? (
        <Trans id="insert.quota">
          Active real-estate ads: {running} of {most}
        </Trans>
      ) : (
        <Trans id="insert.quota.full">
          Active real-estate ads: {running} of {most}. To publish another, mark one as sold or delete it.
        </Trans>
      )}
    </p>
  );
}

async function fetchQuota(signal: AbortSignal): Promise<Quota> {
  const { insertionQuota } = await graphql(InsertionQuota, { category: realEstate }, { signal, quiet: true });
  return insertionQuota ?? { running: 0, most: null };
}
