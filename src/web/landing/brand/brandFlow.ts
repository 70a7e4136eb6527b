import { createActorContext } from '@xstate/react';

import { brandFilter, type BrandPage, brandPageOf } from '#machines/landing/brandPage.ts';
import { brandPageMachine } from '#machines/landing/brandPageMachine.ts';

import { fetchActor } from '../../api/fetchActor.ts';
import { inspect } from '../../flows/inspection.ts';
import { answerTo } from '../answerTo.ts';

export const BrandFlow = createActorContext(brandPageMachine, { inspect });

/** The data of a brand's page. */
export async function brandPage(brand: string, signal?: AbortSignal): Promise<BrandPage> {
  return brandPageOf(await answerTo(brandFilter(brand), signal));
}

/** The machine of a car make's landing page, with its call. */
export function brandPageLogic(brand: string) {
  return brandPageMachine.provide({ actors: { loading: fetchActor(({ signal }) => brandPage(brand, signal)) } });
}
