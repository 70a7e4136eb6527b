import { brand } from '../../theme/brand.ts';

/** The address that is typed to make an account: it outlasts a reload of its tab, and nothing else of the form does. */
const key = `${brand}_register_email`;

export function typedEmail(): string {
  return sessionStorage.getItem(key) ?? '';
}

export function keepTypedEmail(email: string): void {
  try {
    if (email === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, email);
  } catch {
    // A full storage: it is typed again.
  }
}
