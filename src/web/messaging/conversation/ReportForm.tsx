import { Trans, useLingui } from '@lingui/react/macro';

import { longestReport, mostReported } from '#machines/conversation/limits.ts';
import { reportFormMachine, type ReportValues } from '#machines/messaging/reportForm.ts';

import { Form } from '../../forms/Form.tsx';
import { Refused, submits, useField, useFormFlow } from '../../forms/formFlow.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { SelectInput } from '../../forms/choices/SelectInput.tsx';
import { Submit } from '../../forms/Submit.tsx';
import { TextArea } from '../../forms/fields/TextArea.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import * as styles from './Question.css.ts';
import { OpenConversationFlow } from '../messagesFlow.ts';
import { reportConversation } from '../messagingCalls.ts';
import { useEntryWords } from '../messagingWords.ts';

/** The form that reports a conversation to the moderators, with the messages concerned. */
export function ReportForm() {
  const { t } = useLingui();
  const conversation = OpenConversationFlow.useActorRef();
  const id = OpenConversationFlow.useSelector(({ context }) => context.id);
  const flow = useFlow(
    reportFormMachine,
    () => ({
      actors: {
        submitting: submits(async ({ reason, text, entries }: ReportValues) => {
          const numbers = entries.split(' ').filter(Boolean).map(Number);
          const outcome = await reportConversation({ id, reason, text, entries: numbers });
          if (outcome.kind === 'refused') throw new Refused({ fields: {}, general: { text: outcome.refusal } });
          conversation.send({ type: 'report.accepted' });
          return null;
        }),
      },
    }),
    { input: { values: {} } },
  );
  const reasons = [
    { value: 'fraud', label: t({ id: 'message.report.scam', message: 'Scam' }) },
    { value: 'harassment', label: t({ id: 'message.report.abuse', message: 'Insults or threats' }) },
    { value: 'spam', label: t({ id: 'message.report.spam', message: 'Spam or advertising' }) },
    { value: 'forbidden', label: t({ id: 'message.report.forbidden', message: 'Prohibited content' }) },
    { value: 'other', label: t({ id: 'message.report.other', message: 'Other reason' }) },
  ];
  return (
    <Form flow={flow} label={t({ id: 'message.report.title', message: 'Report conversation' })}>
      <FormProblem />
      <SelectInput name="reason" label={t({ id: 'message.report.reason', message: 'Reason' })} options={reasons} />
      <Entries />
      <TextArea
        name="text"
        label={t({ id: 'message.report.details', message: 'More details' })}
        longest={longestReport}
        isOptional
        rows={3}
      />
      <p>
        <Trans id="message.report.privacy">The other person won’t know who reported this.</Trans>
      </p>
      <Submit>
        <Trans id="message.report.send">Send report</Trans>
      </Submit>
    </Form>
  );
}

/** The correspondent's latest messages, to be selected for the report. */
function Entries() {
  const flow = useFormFlow();
  const chosen = String(useField('entries').value).split(' ').filter(Boolean);
  const entries = OpenConversationFlow.useSelector(({ context }) => context.entries);
  const words = useEntryWords();
  const theirs = entries.filter(({ isOwn, kind }) => !isOwn && kind === 'message').slice(-mostReported);
  if (theirs.length === 0) return null;

  function turn(number: string, isChosen: boolean) {
    const value = isChosen ? [...chosen, number] : chosen.filter((one) => one !== number);
    flow.send({ type: 'value.changed', field: 'entries', value: value.join(' ') });
  }

  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans id="message.report.messages">Messages to report</Trans>
      </legend>
      <div className={styles.entries}>
        {theirs.map((entry) => (
          <label key={entry.number} className={styles.entry}>
            <input
              type="checkbox"
              checked={chosen.includes(String(entry.number))}
              className={styles.box}
              onChange={({ target }) => turn(String(entry.number), target.checked)}
            />
            <span className={styles.words}>{words(entry)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
