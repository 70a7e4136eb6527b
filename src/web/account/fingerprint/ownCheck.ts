import { randomUuid } from '../../browser/randomUuid.ts';
import type { FraudCheck } from './fraudCheck.ts';

/**
 * The properties that every browser exposes to any page. Nothing is drawn, played or stored to identify it more
 * precisely.
 */
function traits() {
  const { language, languages, hardwareConcurrency, maxTouchPoints, userAgent, cookieEnabled } = navigator;
  const { width, height, colorDepth } = screen;
  return {
    version: 1,
    agent: userAgent,
    languages: [language, ...languages.filter((each) => each !== language)],
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: [width, height, colorDepth, devicePixelRatio],
    processors: hardwareConcurrency,
    touchPoints: maxTouchPoints,
    cookies: cookieEnabled,
    // Differs each time, so that a captured fingerprint cannot be replayed unnoticed.
    nonce: randomUuid(),
  };
}

/** The market's own fraud check. It sends nothing except to the market. */
export function ownCheck(): FraudCheck {
  let fingerprint: string | null = null;
  return {
    async configure() {
      const bytes = new TextEncoder().encode(JSON.stringify(traits()));
      fingerprint = btoa(String.fromCharCode(...bytes));
    },
    read: () => fingerprint,
  };
}
