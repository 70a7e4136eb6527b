import type { SearchDocument } from '../searchPort.ts';
import { buildSegment } from './segmentBuilder.ts';
import type { MergeSource } from './mergeOrder.ts';
import { mergeSegments } from './segmentMerge.ts';
import { type SnapshotContent, writeSnapshotFile } from './snapshotFile.ts';

/** The long work of the index, wherever it is done. */
export const works = {
  build: (documents: readonly SearchDocument[]) => buildSegment(documents),
  merge: (sources: readonly MergeSource[]) => mergeSegments(sources),
  write: (directory: string, content: SnapshotContent) => writeSnapshotFile(directory, content),
};

export type Works = typeof works;

/** A piece of work on its way to the worker. */
export interface WorkOrder {
  readonly number: number;
  readonly work: keyof Works;
  readonly parameters: readonly unknown[];
}

/** What came of it. */
export type WorkDone =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: unknown };
