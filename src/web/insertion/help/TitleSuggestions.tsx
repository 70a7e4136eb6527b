import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';

import { Icon } from '../../ui/Icon.tsx';
import { leaveFocusTo } from '../../ui/focus/lostFocus.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './Help.css.ts';
import { HelpFlow } from './helpFlow.tsx';

/** The maximum number of suggestions shown: few enough to be read at a glance. */
const most = 4;

const listId = 'title-suggestions';
const leaving = leaveFocusTo(listId);

/** Suggested titles. One button accepts a title, another one dismisses it permanently. */
export function TitleSuggestions() {
  const { t } = useLingui();
  const flow = HelpFlow.useActorRef();
  const titles = HelpFlow.useSelector(({ context }) => context.help.titles);
  return (
    <div
      id={listId}
      tabIndex={-1}
      role="group"
      aria-label={t({ id: 'insert.titles', message: 'Suggested titles' })}
      className={styles.place}
    >
      {titles.length > 0 && (
        <ul className={styles.titles}>
          {titles.slice(0, most).map(({ id, text }) => (
            <li key={id} ref={leaving} className={styles.title}>
              <button type="button" className={styles.pick} onClick={() => flow.send({ type: 'title.picked', id })}>
                <bdi>{text}</bdi>
              </button>
              <button
                type="button"
                className={styles.dismiss}
                aria-label={t({ id: 'insert.titles.dismiss', message: `Don’t suggest “${text}” again` })}
                onClick={() => flow.send({ type: 'title.deleted', id })}
              >
                <Icon of={X} size="inline" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span role="status">
        {titles.length > 0 && (
          <VisuallyHidden>
            <Trans id="insert.titles.there">Suggested titles are available.</Trans>
          </VisuallyHidden>
        )}
      </span>
    </div>
  );
}
