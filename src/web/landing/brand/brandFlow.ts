import { createActorContext } from '@xstate/react';

import { brandFilter, type BrandPage, brandPageOf } from '#machines/landing/brandPage.ts';
import { brandPageMachine } from '#machines/landing/brandPageMachine.ts';

import { fetching } from '../../api/fetching.ts';
import { inspect } from '../../flows/inspection.ts';
import { answerTo } from '../answerTo.ts';

export const BrandFlow = createActorContext(brandPageMachine, { inspect });

/** The data of a brand's page. */
export async function brandPage(brand: string, signal?: AbortSignal): Promise<BrandPage> {
  return brandPageOf(await answerTo(brandFilter(brand), signal));
}

/** The machine of a car make's landing page, with its call. */
export function brandLogic(brand: string) {
  return brandPageMachine.provide({ actors: { loading: fetching(({ signal }) => brandPage(brand, signal)) } });
}
