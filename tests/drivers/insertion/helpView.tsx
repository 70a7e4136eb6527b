import { act } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { Help } from '#machines/insertion/help/help.ts';
import type { HelpEvent } from '#machines/insertion/help/helpEvents.ts';
import type { insertionMachine } from '#machines/insertion/insertionMachine.ts';
import { CategoryGuess } from '#web/insertion/help/CategoryGuess.tsx';
import { DuplicateWarning } from '#web/insertion/help/DuplicateWarning.tsx';
import { FieldHelp } from '#web/insertion/help/helpFlow.tsx';
import { PriceBand } from '#web/insertion/help/PriceBand.tsx';
import { TitleSuggestions } from '#web/insertion/help/TitleSuggestions.tsx';
import { InsertionFlow, insertionLogic } from '#web/insertion/insertionFlow.ts';
import { holdCalls } from '../web/answers.ts';
import { viewStage } from '../web/viewStage.tsx';

/**
 * The complete help next to the form for an ad. The form itself still waits for its fields, so accepted help reaches it
 * and changes nothing there.
 */
export async function openHelp() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = holdCalls();
  let form: ActorRefFrom<typeof insertionMachine>;

  function Page() {
    const [logic] = useState(() => insertionLogic({ settle: () => {}, lead: () => {}, reportPublished: () => {} }));
    return (
      <InsertionFlow.Provider logic={logic} options={{ input: { step: 'start' } }}>
        <Form />
      </InsertionFlow.Provider>
    );
  }

  function Form() {
    form = InsertionFlow.useActorRef();
    return (
      <FieldHelp>
        <TitleSuggestions />
        <CategoryGuess />
        <DuplicateWarning />
        <PriceBand />
      </FieldHelp>
    );
  }

  const stage = await viewStage(
    <Page />,
    { at: '/en' },
    {
      async happens(event) {
        const reported = event as HelpEvent;
        if (reported.type !== 'listing.changed') throw new Error(`${reported.type} is done by a hand`);
        const { but, title, category, subcategory } = reported.question;
        const fields = Object.fromEntries(Object.entries({ title, category, subcategory }).filter(([, text]) => text));
        await act(async () => form.send({ type: 'draft.reported', draft: but, edits: null, fields }));
      },
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      async answers(_, answer) {
        const call = calls.all.findLast(({ body }) => body.includes('InsertionHelp'))!;
        if (!('output' in answer)) return call.fail();
        const { guesses, titles, duplicates, band } = answer.output as Help;
        const likelyDuplicates = duplicates.map((one) => ({ ...one, reason: one.reason.toUpperCase() }));
        const data = { categoryGuesses: guesses, titleSuggestions: titles, likelyDuplicates, priceBand: band };
        return call.answer({ data });
      },
      ends() {
        calls.letGo();
        vi.useRealTimers();
      },
    },
  );
  return { ...stage, calls };
}
