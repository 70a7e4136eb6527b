import CircleUserRound from 'lucide-react/icons/circle-user-round';

import { shownName } from '#machines/account/profile.ts';

import { Portrait } from '../../account/Portrait.tsx';
import { useSession } from '../../account/useSession.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './UserMenu.css.ts';

/** The user's picture or initials, small; an icon for a visitor, and while the user is not known. */
export function UserPortrait() {
  const known = useSession(({ context }) => context.known);
  return (
    <span className={styles.portrait}>
      {known ? <Portrait picture={known.profile.picture} name={shownName(known)} /> : <Icon of={CircleUserRound} />}
    </span>
  );
}
