import { viewStage } from '../web/viewStage.tsx';
import type { HomeData } from '#machines/home/homeMachine.ts';
import { Component as HomePage } from '#web/home/HomePage.tsx';
import { homeParts } from '#web/home/lazyParts.tsx';
import { holdCalls } from '../web/answers.ts';
import type { Stage } from '../walking/flowDriver.ts';
import { isFound, newestListings } from './homeDriver.ts';

/** Opens the front page: with the server's data, or by a navigation that has to load them. */
export async function openHome(data: HomeData | undefined): Promise<Stage> {
  await homeParts.load();
  const calls = holdCalls();
  return viewStage(<HomePage />, data ? { address: '/en', data } : { address: '/en/li', at: '/en' }, {
    answers: (_, answer) => (isFound(answer) ? calls.last.answer(newestListings) : calls.last.fail()),
    ends: () => calls.letGo(),
  });
}
