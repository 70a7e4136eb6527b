import { isProfileTab } from '#machines/account/profileTabs.ts';

import { usePlace } from '../../page/usePlace.ts';
import { NotFound } from '../../page/NotFound.tsx';
import { Protected } from '../guard/Protected.tsx';
import { DeletionSurvey } from './leaving/DeletionSurvey.tsx';
import { UserArea, UserHead } from './UserArea.tsx';

/** The content of each address of the user's own account. */
export function UserPages() {
  const { name, params } = usePlace();
  if (name === 'deleteSurvey') return <DeletionSurvey publicAccountId={params['id'] ?? ''} />;
  const { tab } = params;
  // A path without a tab is valid: it shows the first tab.
  if (tab !== undefined && !isProfileTab(tab)) return <NotFound />;
  return (
    <>
      <UserHead />
      <Protected>
        <UserArea />
      </Protected>
    </>
  );
}
