/** The brand of the build, and the files to which its HTML documents refer (`src/cli/build.ts`). */
declare const __BRAND__: 'allmend' | 'murmel';
declare const __BUILD__: {
  readonly app: string;
  readonly sheet: string;
  /** All files of the build. */
  readonly files: readonly string[];
  /** Files that a page requests only after an interaction. */
  readonly lazilyLoaded: readonly string[];
};
