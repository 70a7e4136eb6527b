/** Whether a key is from an advertising campaign, which identifies the origin of a visitor. */
export function isCampaignKey(key: string): boolean {
  return /^(?:gclid|utm_[\w-]*)$/i.test(key);
}

/**
 * Adds the campaign keys of the requested address to another address: `gclid` and `utm_*` are passed on (SEARCH-17).
 * Keys that the other address already has stay unchanged.
 */
export function withCampaignOf(requested: string, address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const own = query.split('&').filter(Boolean);
  const said = new Set(own.map(keyOf));
  const passed = queryOf(requested)
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
