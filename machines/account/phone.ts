import { longestPhone } from './limits.ts';

/** Whether something is a phone number as it is dialled in Switzerland (079 123 45 67), or from anywhere (+41 79 123 45 67). */
export function isPhone(phone: string): boolean {
  if (phone.length > longestPhone || !/^\+?[\d\s()./-]+$/.test(phone)) return false;
  const dialled = phone.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  return /^0\d{9}$/.test(dialled) || /^\+[1-9]\d{6,14}$/.test(dialled);
}
