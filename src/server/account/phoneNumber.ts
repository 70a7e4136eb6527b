import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { dialledPhone } from '#machines/account/credentials/phone.ts';

/** Parses a phone number; numbers without a country code are Swiss. */
function numberIn(written: string): PhoneNumber | undefined {
  // `extract` is off: two numbers in one field, or a number with words around it, cannot be called.
  const number = parsePhoneNumberFromString(written, { defaultCountry: 'CH', extract: false });
  return number?.isValid() && !number.ext ? number : undefined;
}

/** A phone number as an account stores it (E.164: `+41791234567`); undefined if it cannot be dialled. */
export function storedPhone(written: string): string | undefined {
  const dialled = dialledPhone(written);
  return dialled && numberIn(dialled)?.number;
}

/**
 * A stored number as people read it: Swiss numbers in national format, others with their country code. Facts from
 * before the parser have numbers as they were typed; a number that it cannot parse is shown unchanged.
 */
export function shownPhone(stored: string): string {
  const number = numberIn(stored);
  if (!number) return stored;
  return number.countryCallingCode === '41' ? number.formatNational() : number.formatInternational();
}
