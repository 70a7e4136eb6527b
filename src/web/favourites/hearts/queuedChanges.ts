import { longestAbout } from '#machines/outbox/limits.ts';
import type { HeartsContext, FavouriteChange } from '#machines/favourites/heartsSetup.ts';
import type { HeartsEvent } from '#machines/favourites/heartsEvents.ts';

import type { discard, enqueueAll, WaitingCommand, watchOutbox, NewCommand } from '../../outbox/outbox.ts';

// Converts changes of favourites to commands of the outbox, and back.

/** The part of the outbox's interface that hearts use. */
export interface HeartsOutbox {
  readonly enqueueAll: typeof enqueueAll;
  readonly discard: typeof discard;
  readonly watchOutbox: typeof watchOutbox;
}

/** The titles of the listings whose hearts were pressed in this document. */
const titles = new Map<string, string>();

/** Sets the title by which a waiting command is described to the user. */
export function nameListing(listing: string, title: string): void {
  titles.set(listing, title.slice(0, longestAbout));
}

const subjectOf = (listing: string) => `favourites-${listing}`;

/** Whether a command changes a favourite. */
export function isFavourite(subject: string): boolean {
  return subject.startsWith(subjectOf(''));
}

/** A change as a new command of the outbox, under its id. */
export function toNewCommand({ listing, shouldSave }: FavouriteChange, id: string): NewCommand {
  const kind = shouldSave ? 'favourites.add' : 'favourites.remove';
  const title = titles.get(listing);
  const about = title === undefined ? null : { ad: title, person: null };
  return { id, kind, subject: subjectOf(listing), payload: {}, about };
}

/** The change in a command. */
export function favouriteChangeOf({ kind, subject }: Pick<WaitingCommand, 'kind' | 'subject'>): FavouriteChange {
  return { listing: subject.slice(subjectOf('').length), shouldSave: kind === 'favourites.add' };
}

interface Following {
  readonly pending: () => HeartsContext['pending'];
  readonly tell: (event: Extract<HeartsEvent, { type: 'pending.reported' }>) => void;
  /** The limit of saved listings is reached: further commands are discarded (FAVOURITES-7). */
  readonly isFull: () => void;
}

/**
 * Reports the changes that wait in the outbox, and those that the server has accepted. Returns the function that ends
 * this.
 */
export function followOutbox(
  { watchOutbox, discard }: Pick<HeartsOutbox, 'watchOutbox' | 'discard'>,
  { pending, tell, isFull }: Following,
): () => void {
  let waiting: readonly WaitingCommand[] = [];
  const gone = new Set<string>();
  const say = (change: FavouriteChange | null) => {
    const now = Object.fromEntries(
      waiting
        .filter(({ id, refused }) => refused === null && !gone.has(id))
        .map(favouriteChangeOf)
        .map(({ listing, shouldSave }) => [listing, shouldSave]),
    );
    if (change || !isSame(now, pending())) tell({ type: 'pending.reported', pending: now, change });
  };
  return watchOutbox(
    isFavourite,
    (commands) => {
      for (const { id, subject, refused } of commands) {
        if (refused === null || gone.has(id)) continue;
        const isFullOf = refused === 'limit-exceeded';
        const isOvertaken = commands.some((other) => other.subject === subject && other.refused === null);
        // For all other refusals nothing is done here: the outbox itself reports them, with their listing.
        if (!isFullOf && !isOvertaken) continue;
        gone.add(id);
        if (isFullOf) isFull();
        void discard(id);
      }
      waiting = commands;
      say(null);
    },
    (id) => {
      const command = waiting.find((each) => each.id === id);
      gone.add(id);
      if (command) say(favouriteChangeOf(command));
    },
  );
}

function isSame(one: HeartsContext['pending'], other: HeartsContext['pending']): boolean {
  const listings = Object.keys(one);
  return listings.length === Object.keys(other).length && listings.every((listing) => one[listing] === other[listing]);
}
