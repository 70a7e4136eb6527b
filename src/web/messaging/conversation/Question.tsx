import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Flag from 'lucide-react/icons/flag';

import type { ConversationAction } from '#machines/messaging/openConversation/openConversationEvents.ts';

import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import * as styles from './Question.css.ts';
import { OpenConversationFlow } from '../messagesFlow.ts';
import { useCorrespondentName, useActionWords } from '../messagingWords.ts';
import { OfferForm } from './OfferForm.tsx';
import { ReportForm } from './ReportForm.tsx';

/** The dialogs above a conversation: choose an action, make an offer, confirm a block, report. */
export function Question() {
  const flow = OpenConversationFlow.useActorRef();
  const requested = OpenConversationFlow.useSelector(({ value }) =>
    typeof value === 'object' && 'shown' in value ? (value.shown as { readonly action: string }).action : 'ready',
  );
  const close = () => flow.send({ type: 'question.closed' });
  // Each question is a dialog of its own, because the initial focus differs.
  switch (requested) {
    case 'choosing':
      return (
        <Dialog key={requested} title={<Trans id="message.options">Conversation options</Trans>} onClose={close}>
          <Choices />
        </Dialog>
      );
    case 'offering':
      return (
        <Dialog
          key={requested}
          title={<Trans id="message.offer.make">Make an offer</Trans>}
          beginsAt="field"
          onClose={close}
        >
          <OfferForm />
        </Dialog>
      );
    case 'blocking':
      return (
        <Dialog key={requested} title={<Trans id="message.block.title">Block this person?</Trans>} onClose={close}>
          <Block />
        </Dialog>
      );
    case 'reporting':
      return (
        <Dialog
          key={requested}
          title={<Trans id="message.report.title">Report conversation</Trans>}
          beginsAt="field"
          onClose={close}
        >
          <ReportForm />
        </Dialog>
      );
    default:
      return null;
  }
}

function Choices() {
  const flow = OpenConversationFlow.useActorRef();
  const isArchived = OpenConversationFlow.useSelector(({ context }) => context.conversation!.isArchived);
  const isMuted = OpenConversationFlow.useSelector(({ context }) => context.conversation!.isMuted);
  const isBlocked = OpenConversationFlow.useSelector(({ context }) => context.conversation!.isBlocked);
  const words = useActionWords();
  const choices: readonly (readonly [ConversationAction, LucideIcon])[] = [
    isArchived ? ['unarchive', ArchiveRestore] : ['archive', Archive],
    isMuted ? ['unmute', Bell] : ['mute', BellOff],
    [isBlocked ? 'unblock' : 'block', Ban],
  ];
  return (
    <div className={styles.choices}>
      {choices.map(([action, icon]) => (
        <Button key={action} icon={icon} onClick={() => flow.send({ type: 'action.chosen', action })}>
          {words[action]}
        </Button>
      ))}
      <Button icon={Flag} onClick={() => flow.send({ type: 'report.requested' })}>
        <Trans id="message.do.report">Report</Trans>
      </Button>
    </div>
  );
}

function Block() {
  const flow = OpenConversationFlow.useActorRef();
  const other = OpenConversationFlow.useSelector(({ context }) => context.conversation!.other);
  const name = useCorrespondentName(other);
  return (
    <div className={styles.choices}>
      <ul className={styles.list}>
        <li>
          <Trans id="message.block.both">
            You and <bdi>{name}</bdi> won’t be able to write to each other in any conversation.
          </Trans>
        </li>
        <li>
          <Trans id="message.block.silent">They won’t be notified.</Trans>
        </li>
        <li>
          <Trans id="message.block.undo">You can unblock them here at any time.</Trans>
        </li>
      </ul>
      <Button kind="dangerFilled" onClick={() => flow.send({ type: 'block.confirmed' })}>
        <Trans id="message.do.block">Block</Trans>
      </Button>
      <Button onClick={() => flow.send({ type: 'question.closed' })}>
        <Trans id="message.block.cancel">Cancel</Trans>
      </Button>
    </div>
  );
}
