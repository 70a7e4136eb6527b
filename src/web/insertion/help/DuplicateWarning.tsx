import { Trans } from '@lingui/react/macro';
import CopyCheck from 'lucide-react/icons/copy-check';

import type { LikelyDuplicate } from '#machines/insertion/help/help.ts';
import { warnedOf } from '#machines/insertion/help/helpMachine.ts';

import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Help.css.ts';
import { HelpFlow } from './helpFlow.tsx';
import { Link } from '../../ui/navigation/Link.tsx';

/** Warns that the user already has a similar listing. The draft stays while they look at it. */
export function DuplicateWarning() {
  const flow = HelpFlow.useActorRef();
  const duplicate = HelpFlow.useSelector(({ context }) => warnedOf(context)[0]);
  return (
    <div role="status" className={styles.place}>
      {duplicate && (
        <div className={styles.warning}>
          <Icon of={CopyCheck} />
          <div className={styles.words}>
            <p className={styles.strong}>
              <Trans id="insert.twin.title">You already have a similar ad</Trans>
            </p>
            <p>
              <Common of={duplicate} />
            </p>
          </div>
          <div className={styles.actions}>
            <Button size="dense" onClick={() => flow.send({ type: 'duplicate.dismissed', id: duplicate.id })}>
              <Trans id="insert.twin.dismiss">It’s a different ad</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The properties that the listings share. The sentence contains the link, so that each language can order it. */
function Common({ of: { path, title, reason } }: { readonly of: LikelyDuplicate }) {
  return reason === 'photo' ? (
    <Trans id="insert.twin.photo">
      <Link to={path} className={styles.alike}>
        <bdi>{title}</bdi>
      </Link>{' '}
      has the same photo.
    </Trans>
  ) : (
    <Trans id="insert.twin.titleAlike">
      <Link to={path} className={styles.alike}>
        <bdi>{title}</bdi>
      </Link>{' '}
      has almost the same title.
    </Trans>
  );
}
