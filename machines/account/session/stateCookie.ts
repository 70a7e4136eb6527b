/** The public id of the account in the login cookie (ACCOUNT-7, 19); null if it names none or is malformed. */
export function loggedInAs(cookie: string | undefined): string | null {
  const { isLoggedIn, info } = membersOf(parsed(cookie ?? ''));
  const id = membersOf(info)['public_account_id'];
  return isLoggedIn === true && typeof id === 'string' ? id : null;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
