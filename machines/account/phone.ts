import { trimPasted } from '../market/readableText.ts';
import { longestPhone } from './limits.ts';

/**
 * Whether something looks like a phone number as it is dialled in Switzerland (079 123 45 67), or from anywhere (+41 79 123 45 67).
 * The server parses it.
 */
export function isPhone(written: string): boolean {
  const phone = trimPasted(written);
  if (phone.length > longestPhone || !/^\+?[\d\s()./‐‑–-]+$/.test(phone)) return false;
  const dialled = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  return /^0\d{9}$/.test(dialled) || /^\+[1-9]\d{6,14}$/.test(dialled);
}
