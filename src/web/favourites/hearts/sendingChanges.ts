import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';

import { outcomeOf, type SendOutcome } from '../../outbox/sending.ts';
import { track } from '../../tracking/track.ts';
import { sendSaved } from './favouritesCalls.ts';
import { favouriteChangeOf } from './queuedChanges.ts';

/** Sends a change of a favourite from the outbox. */
export async function sendFavouriteChange(command: OutboxCommand): Promise<SendOutcome> {
  const change = favouriteChangeOf(command);
  const outcome = await outcomeOf(() => sendSaved(change, command.id));
  if (outcome.kind === 'sent' && change.shouldSave) track.send({ type: 'listing.saved', listing: change.listing });
  return outcome;
}
