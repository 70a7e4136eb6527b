/** The brand this bundle is built for: the build setting `BRAND` (BRAND-1). */
declare const __BRAND__: 'allmend' | 'murmel';

declare module '*.po' {
  /** The messages of a catalogue, which is compiled when it is imported. */
  export const messages: import('@lingui/core').Messages;
}
