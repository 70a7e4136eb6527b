/** The brand that is built, and what the documents of this build name (`src/cli/build.ts`). */
declare const __BRAND__: 'allmend' | 'murmel';
declare const __BUILD__: {
  readonly app: string;
  readonly sheet: string;
  /** All files of the build. */
  readonly files: readonly string[];
  /** Those that a page asks for once somebody does something on it. */
  readonly askedLater: readonly string[];
};
