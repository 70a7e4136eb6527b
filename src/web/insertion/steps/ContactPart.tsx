import { use, useState } from 'react';

import type { KnownContact } from '#machines/insertion/contact/contactStepSetup.ts';

import { session } from '../../account/session.ts';
import { DraftFlow, NextDraft } from '../../draft/draftFlow.ts';
import { writing } from '../../draft/draftIds.ts';
import { ContactStep } from '../contact/ContactStep.tsx';
import { InsertionFlow } from '../insertionFlow.ts';

/** The contact step among the others. It is remounted with the server's errors if the changes could not be saved. */
export function ContactPart() {
  return <Contact key={InsertionFlow.useSelector(({ context }) => context.tellings)} />;
}

/** The contact step. Its settled values go into the draft, and when it is complete, the insertion continues. */
function Contact() {
  const flow = InsertionFlow.useActorRef();
  const draft = DraftFlow.useActorRef();
  const nextDraft = use(NextDraft);
  const [at] = useState(() => flow.getSnapshot().context);
  const saved = InsertionFlow.useSelector(({ context }) => context.saved);
  const isHere = (name: string) => at.definitions.some(({ key, page }) => key === name && page === 'contact');
  const refused = Object.keys(at.refused).some(isHere) || at.general !== null;
  return (
    <ContactStep
      definitions={at.definitions}
      values={saved}
      known={knownContact()}
      errors={refused ? { fields: at.refused, general: at.general ?? {} } : null}
      onSettled={(fields) => draft.send({ type: 'fields.settled', fields, draft: nextDraft(), ...writing() })}
      onCompleted={({ isSaving }) => flow.send({ type: isSaving ? 'save.requested' : 'contact.completed' })}
    />
  );
}

function knownContact(): KnownContact | null {
  const { known } = session.getSnapshot().context;
  return known && { email: known.info.email, profile: known.profile };
}
