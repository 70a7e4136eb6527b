import { afterEach, describe, expect, it } from 'vitest';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import type { Stage } from '#tests/drivers/walking/flowDriver.ts';
import { openInsertion } from '#tests/drivers/insertion/insertionView.tsx';
import type { Sight } from '#tests/drivers/walking/surface.ts';

let stage: Stage;
afterEach(() => stage.ends());

const next: Sight = { role: 'button', name: 'Next' };
const price: Sight = { role: 'textbox', name: /^price/ };
const choices: Sight = { role: 'group', name: 'Suggested amounts' };
const choice = (name: string): Sight => ({ role: 'button', name, within: choices });
const field = () => document.querySelector<HTMLInputElement>('input[name=price]')!;

/** Opens the description of a bicycle, types its price and presses Next. */
async function prices(typed: string): Promise<void> {
  stage = await openInsertion('description');
  const fields = {
    title: 'Citybike',
    category: '4000',
    subcategory: '4020',
    body: 'Sieben Gänge.',
    price_kind: 'amount',
  };
  await stage.happens!({ type: 'draft.reported', draft: 'draftdraftdr', edits: null, fields } as never);
  await stage.answers!('fetchingFields', { type: 'xstate.done.actor.fetchingFields', output: exampleFields(4020) });
  await stage.surface.type(price, typed);
  await stage.surface.press(next);
}

describe('a price with centimes in the ad form', () => {
  it('keeps the typed price, offers the whole francs on both sides and accepts the pressed one', async () => {
    await prices('12,50');
    expect(field().value).toBe('12,50');
    expect(document.getElementById(field().getAttribute('aria-describedby')!)!.textContent).toBe(
      'Prices are in whole francs. Choose 12 or 13.',
    );
    await stage.surface.press(choice('Use CHF\u00a013.–'));
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['13', 'false']);
    expect(document.activeElement).toBe(field());
    expect(await stage.surface.count(choices)).toBe(0);
  });

  it('offers both meanings of an amount that has two', async () => {
    await prices('1.250');
    await stage.surface.press(choice('Use CHF\u00a01’250.–'));
    expect(field().value).toBe('1250');
  });

  it('offers nothing when no amount is meant', async () => {
    await prices('gratis');
    expect(field().value).toBe('gratis');
    expect(await stage.surface.count(choices)).toBe(0);
  });
});
