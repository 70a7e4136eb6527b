import { brand } from '../../../theme/brand.ts';

/** Stores the email address of the registration form for a reload of the tab. No other field is stored. */
const key = `${brand}_register_email`;

export function typedEmail(): string {
  return sessionStorage.getItem(key) ?? '';
}

export function storeTypedEmail(email: string): void {
  try {
    if (email === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, email);
  } catch {
    // If the storage is full, the user types the email address again.
  }
}
