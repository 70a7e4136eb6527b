/** What stands in the contact box of an ad, as the interface says it. */
export const contactStates = [
  'own',
  'open',
  'away',
  'reserved',
  'reservedForYou',
  'sold',
  'over',
  'blocked',
  'unavailable',
] as const;

export type ContactState = (typeof contactStates)[number];

/** How whoever asks reaches the seller of an ad. */
export interface ContactBox {
  readonly state: ContactState;
  /** The conversation that they have about it already. */
  readonly conversation: string | null;
  /** Whether a message is taken. */
  readonly mayWrite: boolean;
  readonly hasPhone: boolean;
  /** Until when the seller is away who gets a message, in epoch milliseconds; null where they are there, or none is taken. */
  readonly awayUntil: number | null;
}
