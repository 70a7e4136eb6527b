import { formatFrancs } from '#market/prices.ts';

import * as styles from '../../outbox/OutboxNotice.css.ts';
import type { CarriedProps } from '../../outbox/OutboxNotice.tsx';
import { carriedMessage } from './carriedMessage.ts';
import { WaitingPictures } from './WaitingPictures.tsx';

/** Shows the message or offer that a command of the outbox contains; nothing for other commands. */
export function CarriedMessage({ command, filesOf }: CarriedProps) {
  const { text, pictures, francs } = carriedMessage(command);
  return (
    <>
      {francs !== null && <span className={styles.about}>{formatFrancs(francs)}</span>}
      {text !== '' && (
        <span className={styles.written} dir="auto">
          {text}
        </span>
      )}
      <WaitingPictures command={command.id} pictures={pictures} filesOf={filesOf} />
    </>
  );
}
