import { describe, expect, it } from 'vitest';
import { outboxInBrowser } from '#tests/drivers/outbox/outboxInBrowser.ts';
import { toursOf, untakenBy, walksInBrowser } from '#tests/drivers/walking/walking.ts';
import { conversingMarket, type ConversingMarket } from '../messaging/conversingMarket.ts';

// Walks of a device's outbox along the paths of its chart, against a server.

const outbox = outboxInBrowser(
  () => market.next('a question and its answer'),
  () => market.other(),
);
const tours = toursOf(outbox, 'transitions');
const sent = [
  'sending done (settled)',
  'reading done (one that waits)',
  'sending done (settled)',
  'reading done (nothing)',
];
const market: ConversingMarket = conversingMarket({ 'a question and its answer': 2 * (tours.length + 1) });

describe('the outbox of a browser', () => {
  it.each(tours)('%s', (_, way) => walksInBrowser(market.visitor(), outbox, way));

  it('is empty once the market has accepted the commands in sequence', () => {
    const steps = ['account.reported (Vreni)', 'reading done (one that waits)', ...sent];
    return walksInBrowser(market.visitor(), outbox, { beginning: 'start', steps });
  });

  it('omits the actions that other walks cover', () => {
    expect(untakenBy(outbox)).toEqual(Object.keys(outbox.untaken ?? {}).toSorted());
  });
});
