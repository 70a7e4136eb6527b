import { viewStage } from '../web/viewStage.tsx';
import { Component as BrandPage } from '#web/landing/brand/BrandPage.tsx';
import { Component as CategoryPage } from '#web/landing/category/CategoryPage.tsx';
import { landingParts } from '#web/landing/lazyParts.tsx';
import { Component as RealEstatePage } from '#web/landing/realEstate/RealEstatePage.tsx';
import { holdCalls } from '../web/answers.ts';
import type { Stage } from '../walking/flowDriver.ts';
import { answerTo, firstData, isFound, type LandingName } from './landingDriver.ts';

/** The view and the path of each landing page. */
export const landings = {
  realEstate: { view: <RealEstatePage />, address: '/en/immobilien' },
  brand: { view: <BrandPage />, address: '/en/marken/fahrzeuge/autos/bmw' },
  category: { view: <CategoryPage />, address: '/en/cat/4000/sport' },
} as const satisfies Record<LandingName, unknown>;

/** Opens a landing page: with the server's data, or by a navigation that has to load them. */
export async function openLanding(name: LandingName, hasData: boolean): Promise<Stage> {
  await landingParts.load();
  const calls = holdCalls();
  const { view, address } = landings[name];
  let answered = 0;
  return viewStage(view, hasData ? { address, data: firstData[name] } : { address: '/en', at: address }, {
    async answers(_, answer) {
      const waiting = calls.all.slice(answered);
      answered = calls.all.length;
      for (const call of waiting) await (isFound(answer) ? call.answer(answerTo(call.url)) : call.fail());
    },
    ends: () => calls.letGo(),
  });
}
