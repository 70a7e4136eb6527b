import { Trans, useLingui } from '@lingui/react/macro';

import { francsIn, offerFormMachine, type OfferValues } from '#machines/messaging/contact/offerForm.ts';
import { formatFrancs } from '#market/prices.ts';

import { Form } from '../../forms/Form.tsx';
import { submits, useField, useFormFlow } from '../../forms/formFlow.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { Submit } from '../../forms/Submit.tsx';
import { TextInput } from '../../forms/fields/TextInput.tsx';
import { WholeAmounts } from '../../forms/fields/WholeAmounts.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { randomUuid } from '../../browser/randomUuid.ts';
import { OpenConversationFlow } from '../messagesFlow.ts';
import { useOutgoing } from '../outgoing/outgoingFlow.ts';

/** The form for making an offer, which is then sent as messages are. */
export function OfferForm() {
  const { t } = useLingui();
  const conversation = OpenConversationFlow.useActorRef();
  const outgoing = useOutgoing();
  const offer = OpenConversationFlow.useSelector(({ context }) => context.conversation!.offer);
  const requested = OpenConversationFlow.useSelector(({ context }) => context.conversation!.listing.priceText);
  const flow = useFlow(
    offerFormMachine,
    () => ({
      actors: {
        submitting: submits(async ({ francs }: OfferValues) => {
          const entry = { key: randomUuid(), text: '', pictures: [], francs: francsIn(francs)!, at: Date.now() };
          outgoing.send({ type: 'entry.added', entry });
          conversation.send({ type: 'offer.made' });
          return null;
        }),
      },
    }),
    { input: { values: {} } },
  );
  const theirs = offer && !offer.isOwn && !offer.isAgreed ? formatFrancs(offer.francs) : undefined;
  const hint =
    theirs === undefined
      ? t({ id: 'message.offer.adPrice', message: `Price in the ad: ${requested}` })
      : t({ id: 'message.offer.received', message: `Their offer: ${theirs}` });
  return (
    <Form flow={flow} label={t({ id: 'message.offer.make', message: 'Make an offer' })}>
      <FormProblem />
      <TextInput
        name="francs"
        label={t({ id: 'message.offer.yours', message: 'Your offer' })}
        prefix="CHF"
        inputMode="numeric"
        autoComplete="off"
        hint={hint}
      />
      <OfferChoices />
      <p>
        <Trans id="message.offer.note">
          An offer isn’t a purchase. Once it’s accepted, you arrange payment and handover with each other.
        </Trans>
      </p>
      <Submit>
        <Trans id="message.offer.send">Send offer</Trans>
      </Submit>
    </Form>
  );
}

/** The choices for an invalid offer: the whole amounts that it may mean. */
function OfferChoices() {
  const flow = useFormFlow();
  const { value, error } = useField('francs');
  if (error === null) return null;
  return (
    <WholeAmounts
      field="francs"
      typed={String(value)}
      onChoose={(francs) => flow.send({ type: 'value.changed', field: 'francs', value: String(francs) })}
    />
  );
}
