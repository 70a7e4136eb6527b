/** Whether a key is one that advertisements put behind an address to tell where a visitor comes from. */
export function isCampaignKey(key: string): boolean {
  return /^(?:gclid|utm_[\w-]*)$/i.test(key);
}

/**
 * An address with the keys of the advertisement that somebody came by, as the address they were at has them: `gclid` and
 * `utm_*` are passed on (SEARCH-17). A key that the address says itself stays as it says it.
 */
export function withCampaignOf(asked: string, address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const own = query.split('&').filter(Boolean);
  const said = new Set(own.map(keyOf));
  const passed = queryOf(asked)
    .split('&')
    .filter((pair) => pair.includes('=') && isCampaignKey(keyOf(pair)) && !said.has(keyOf(pair)));
  return passed.length === 0 ? address : `${path}?${[...own, ...passed].join('&')}${fragment}`;
}

function queryOf(address: string): string {
  return /\?([^#]*)/.exec(address)?.[1] ?? '';
}

function keyOf(pair: string): string {
  return pair.replace(/=.*/s, '').toLowerCase();
}
