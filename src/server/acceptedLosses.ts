/** The sentence for an operator who accepted another loss than the one found; empty if they accepted none. */
export function wrongAcceptance(setting: string, accepted: number | undefined, found: number): string {
  return accepted === undefined ? '' : ` ${setting} is set to ${accepted}, but it must be ${found}.`;
}

/** A count of accounts as text: `1 account`, `7 accounts`. */
export function accountsText(count: number): string {
  return `${count} ${count === 1 ? 'account' : 'accounts'}`;
}
