/** The states of a listing's contact box, by the names that the interface uses. */
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

/** How the viewer can reach the seller of a listing. */
export interface ContactBox {
  readonly state: ContactState;
  /** The conversation that the viewer and the seller already have about the listing; null if there is none. */
  readonly conversation: string | null;
  /** Whether the seller accepts messages. */
  readonly mayWrite: boolean;
  readonly hasPhone: boolean;
  /** The end of the seller's absence, in epoch milliseconds; null if the seller is not away or accepts no messages. */
  readonly awayUntil: number | null;
}
