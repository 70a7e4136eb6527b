import { createActorContext } from '@xstate/react';

import type { ContentName, ContentPage } from '#machines/content/contentPage.ts';
import { contentPageMachine } from '#machines/content/contentPageMachine.ts';

import { get } from '../api/apiClient.ts';
import { fetchActor } from '../api/fetchActor.ts';
import { inspect } from '../flows/inspection.ts';

export const ContentFlow = createActorContext(contentPageMachine, { inspect });

/** The flow of a content page with its call. */
export function contentLogic(name: ContentName) {
  return contentPageMachine.provide({
    actors: {
      loading: fetchActor<ContentPage>((options) => get(`content/${name}`, { ...options, showsFailure: true })),
    },
  });
}
