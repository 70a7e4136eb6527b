import type { SearchDocument } from '../searchPort.ts';
import { buildSegment } from './segment/segmentBuilder.ts';
import type { MergeSource } from './segment/mergeOrder.ts';
import { mergeSegments } from './segment/segmentMerge.ts';
import type { SegmentData } from './segment/segment.ts';
import { type SnapshotContent, writeSnapshotFile } from './segment/snapshotFile.ts';

/** The long work of the index, for any thread. */
const works = {
  build: (documents: readonly SearchDocument[]) => buildSegment(documents),
  merge: (sources: readonly MergeSource[]) => mergeSegments(sources),
  write: (directory: string, content: SnapshotContent) => writeSnapshotFile(directory, content),
};

export type Works = typeof works;

/** The results of the work. */
export interface Results {
  readonly build: SegmentData;
  readonly merge: SegmentData;
  readonly write: void;
}

/** Runs a job in the current thread. */
export async function perform<W extends keyof Works>(work: W, parameters: Parameters<Works[W]>): Promise<Results[W]> {
  return (works[work] as (...args: unknown[]) => Results[W] | Promise<Results[W]>)(...parameters);
}

/** The number of documents in a job. */
export function sizeOf<W extends keyof Works>(work: W, parameters: Parameters<Works[W]>): number {
  return (sizes[work] as (...args: unknown[]) => number)(...parameters);
}

const sizes = {
  build: (documents) => documents.length,
  merge: sizeOfAll,
  write: (_, { segments, documents }) => sizeOfAll(segments) + documents.length,
} satisfies { readonly [W in keyof Works]: (...parameters: Parameters<Works[W]>) => number };

function sizeOfAll(sources: readonly MergeSource[]): number {
  return sources.reduce((sum, { dead }) => sum + dead.length, 0);
}

/** A job on its way to the worker. */
export interface WorkOrder {
  readonly number: number;
  readonly work: keyof Works;
  readonly parameters: readonly unknown[];
}

/** The outcome of a job. */
export type WorkDone =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: unknown };
