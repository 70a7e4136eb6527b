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
              <Trans>You have an ad like this one</Trans>
            </p>
            <p>
              <Link to={duplicate.path} className={styles.alike}>
                <bdi>{duplicate.title}</bdi>
              </Link>{' '}
              <Common reason={duplicate.reason} />
            </p>
          </div>
          <div className={styles.actions}>
            <Button size="dense" onClick={() => flow.send({ type: 'duplicate.dismissed', id: duplicate.id })}>
              <Trans>This is another one</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function Common({ reason }: Pick<LikelyDuplicate, 'reason'>) {
  return reason === 'photo' ? <Trans>has the same photo.</Trans> : <Trans>has nearly the same title.</Trans>;
}
