import { fetchMachineOf } from '../market/api/fetchMachine.ts';
import type { ContentPage } from './contentPage.ts';

/** A content page: whether its text is visible. */
export const contentPageMachine = fetchMachineOf<ContentPage>({
  id: 'contentPage',
  description: 'Whether the text of a content page is visible.',
});
