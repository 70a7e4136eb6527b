import { useReducer } from 'react';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';

import type { ImageEvent } from '#machines/ui/imageEvents.ts';
import { imageMachine } from '#machines/ui/imageMachine.ts';

type Snapshot = SnapshotFrom<typeof imageMachine>;

interface Image {
  readonly src: string;
  readonly snapshot: Snapshot;
}

/** The two initial snapshots of the image machine, shared by all images. */
const first = {
  priority: initialTransition(imageMachine, { priority: true })[0],
  other: initialTransition(imageMachine, { priority: false })[0],
};

/**
 * The state of an image in its statechart, without an actor. The chart only reacts to events, and a page has dozens of
 * images to hydrate. A new source resets the state (UI-2).
 */
export function useImage(src: string, priority: boolean): readonly [Snapshot, (event: ImageEvent) => void] {
  const [image, change] = useReducer(changed, src, (src) => ({
    src,
    snapshot: priority ? first.priority : first.other,
  }));
  if (image.src !== src) change({ type: 'source.changed', src });
  return [image.snapshot, change];
}

function changed(image: Image, event: ImageEvent & { readonly src?: string }): Image {
  const [snapshot] = transition(imageMachine, image.snapshot, event);
  return { src: event.src ?? image.src, snapshot };
}
