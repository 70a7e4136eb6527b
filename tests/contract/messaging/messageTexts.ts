/** Texts of messages that are stored character by character, however strange they look. */
export const strangeTexts: readonly string[] = [
  '😀'.repeat(2000),
  '<script>alert(1)</script>',
  "'; DROP TABLE facts; --",
  'sealed:1:nobody:AAAA',
  'sealedJson:1:x:AAAA',
  '{"a":1}',
  'a\r\nb',
  '🏳️‍🌈 Z̷̨̛ạ̵̈l̴̢͝g̸̥̈o̵̱̾',
  '%00%2e%2e',
  '\\u0000',
];

/** Texts that are refused, each with how the refusal shows what cannot be displayed. */
export const unreadableTexts: readonly (readonly [text: string, shown: string])[] = [
  ['\u202Eabc', '[U+202E]abc'],
  ['a\uE000b', 'a[U+E000]b'],
  [`Z${'\u0337'.repeat(9)}algo`, 'Z[U+0337 ×9]algo'],
];
