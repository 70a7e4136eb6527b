import { Trans, useLingui } from '@lingui/react/macro';
import Lightbulb from 'lucide-react/icons/lightbulb';
import X from 'lucide-react/icons/x';

import { offeredGuess } from '#machines/insertion/help/helpMachine.ts';

import { useNames } from '../../languages/catalogue.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Help.css.ts';
import { HelpFlow } from './helpFlow.tsx';

/** Suggests a category with the reason; a button accepts it. */
export function CategoryGuess() {
  const { t } = useLingui();
  const names = useNames();
  const flow = HelpFlow.useActorRef();
  const guess = HelpFlow.useSelector(({ context }) => offeredGuess(context));
  return (
    <div role="status" className={styles.place}>
      {guess && (
        <div className={styles.note}>
          <Icon of={Lightbulb} />
          <div className={styles.words}>
            <p className={styles.strong}>
              {names.category(guess.category)} › {names.category(guess.subcategory)}
            </p>
            <p className={styles.reason}>{guess.reason}</p>
          </div>
          <div className={styles.actions}>
            <Button size="dense" onClick={() => flow.send({ type: 'guess.accepted', subcategory: guess.subcategory })}>
              <Trans id="insert.guess.accept">Use this category</Trans>
            </Button>
            <button
              type="button"
              className={styles.dismiss}
              aria-label={t({ id: 'insert.guess.dismiss', message: 'Dismiss suggested category' })}
              onClick={() => flow.send({ type: 'guess.dismissed', subcategory: guess.subcategory })}
            >
              <Icon of={X} size="inline" />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
