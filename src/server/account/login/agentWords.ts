/** By what a browser's name is found in what it says of itself; those that call themselves by others' names too come first. */
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

/** A browser in a few words, by its header user-agent: `Firefox, Linux`; empty where it says nothing that is known. */
export function agentWords(header = ''): string {
  const named = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(header))?.[1];
  return [named(browsers), named(systems)].filter((name) => name !== undefined).join(', ');
}
