/** The scripts and styles of the inspector, by their addresses. */
export interface InspectorFiles {
  /** The script that pages load before their own. */
  readonly start: string;
  /** The scripts of the inspector's own document, in order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The folder of the built files; absent in development, where Vite serves the sources. */
  readonly assets?: string;
}
