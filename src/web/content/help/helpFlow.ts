import { createActorContext } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import type { ContentFound } from '#machines/content/contentPage.ts';
import { helpQueryOf } from '#machines/content/helpQuery.ts';
import { helpSearchMachine } from '#machines/content/helpSearchMachine.ts';
import { addressTo } from '#routes';

import { get } from '../../api/apiClient.ts';
import { browserLogic } from '../../flows/browserLogic.ts';
import { inspect } from '../../flows/inspection.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { keepsPlace } from '../../page/useReadersPlace.ts';

export const HelpFlow = createActorContext(helpSearchMachine, { inspect });

/**
 * The machine of the help search with its effects in the browser. A search replaces the history entry, so that Back
 * leaves the page.
 */
export function useHelpLogic() {
  const language = useLanguage();
  const navigate = useNavigate();
  return useMemo(
    () =>
      browserLogic(helpSearchMachine, () => ({
        actors: {
          searching: fromPromise<ContentFound, { readonly query: string }>(({ input: { query }, signal }) =>
            get('content/help/search', { query: { q: query }, signal, showsFailure: true }),
          ),
        },
        actions: {
          writeAddress({ context: { text, addressed } }) {
            const q = helpQueryOf(text);
            if (q === addressed) return;
            const keys = new URLSearchParams(q === '' ? {} : { q });
            const address = addressTo(language, { name: 'help', params: {}, keys });
            void navigate(address, { replace: true, state: keepsPlace });
          },
        },
      })),
    [language, navigate],
  );
}
