import { createActorContext } from '@xstate/react';

import { realEstateFilter, realEstateHomeOf, type Transaction } from '#machines/landing/realEstateHome.ts';
import type { RealEstateHome } from '#machines/landing/realEstateHome.ts';
import { realEstateHomeMachine } from '#machines/landing/realEstateHomeMachine.ts';
import { realEstateSearchMachine } from '#machines/landing/realEstateSearchMachine.ts';

import { fetchActor } from '../../api/fetchActor.ts';
import { createFlowContext } from '../../flows/flowContext.tsx';
import { inspect } from '../../flows/inspection.ts';
import { answerTo } from '../answerTo.ts';

export const RealEstateFlow = createActorContext(realEstateHomeMachine, { inspect });
export const RealEstateSearch = createFlowContext(realEstateSearchMachine);

/** Fetches the data of the landing page of real estate. */
export async function realEstateHome(signal?: AbortSignal): Promise<RealEstateHome> {
  const answer = (transaction: Transaction) => answerTo(realEstateFilter(transaction), signal);
  const [all, rent, buy] = await Promise.all([answer('all'), answer('rent'), answer('buy')]);
  return realEstateHomeOf({ all, rent, buy });
}

export const realEstateLogic = realEstateHomeMachine.provide({
  actors: { loading: fetchActor(({ signal }) => realEstateHome(signal)) },
});
