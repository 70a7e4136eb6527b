import { createActorContext } from '@xstate/react';

import { brandsFilterOf, categoryFilterOf, type CategoryPage, categoryPageOf } from '#machines/landing/categoryPage.ts';
import { categoryPageMachine } from '#machines/landing/categoryPageMachine.ts';

import { fetchActor } from '../../api/fetchActor.ts';
import { inspect } from '../../flows/inspection.ts';
import { answerTo } from '../answerTo.ts';

export const CategoryFlow = createActorContext(categoryPageMachine, { inspect });

/** The data of a category's landing page. */
export async function categoryPage(id: number, signal?: AbortSignal): Promise<CategoryPage> {
  const ofCars = brandsFilterOf(id);
  const [answer, carsAnswer] = await Promise.all([
    answerTo(categoryFilterOf(id), signal),
    ofCars && answerTo(ofCars, signal),
  ]);
  return categoryPageOf(answer, carsAnswer);
}

/** The machine of a category's landing page, with its call. */
export function categoryLogic(id: number) {
  return categoryPageMachine.provide({ actors: { loading: fetchActor(({ signal }) => categoryPage(id, signal)) } });
}
