/**
 * The browsers that are recognised in a user-agent header. Browsers that also contain the names of others come first.
 */
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** A short browser name from its user-agent header: `Firefox, Linux`; empty if nothing is recognised. */
export function agentWords(header = ''): string {
  const named = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(header))?.[1];
  return [named(browsers), named(systems)].filter((name) => name !== undefined).join(', ');
}
