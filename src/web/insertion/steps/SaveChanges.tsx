import { Trans } from '@lingui/react/macro';

import { sendEarlyValues } from '../../forms/earlyText.ts';
import { useFormFlow } from '../../forms/formFlow.ts';
import { Submit } from '../../forms/Submit.tsx';
import { InsertionFlow } from '../insertionFlow.ts';

interface SaveChangesProps {
  /** Whether the step still has work of its own to complete before the listing is saved. */
  readonly isPreparing?: boolean;
  readonly onPress: () => void;
}

/** Saves an edit from the current step. A new listing has no such button: its seller confirms it at the last step. */
export function SaveChanges({ isPreparing = false, onPress }: SaveChangesProps) {
  const form = useFormFlow();
  const isEdit = InsertionFlow.useSelector(({ context }) => context.edits !== null);
  const isSaving = useIsSaving() || isPreparing;
  if (!isEdit) return null;
  return (
    <Submit
      kind="secondary"
      isWaiting={isSaving}
      isAside={!isSaving}
      onPress={(element) => {
        sendEarlyValues(element, form);
        onPress();
      }}
    >
      <Trans id="insert.saveChanges">Save changes</Trans>
    </Submit>
  );
}

/** Whether the changes of an edit are being saved. */
export function useIsSaving(): boolean {
  return InsertionFlow.useSelector((now) => now.matches({ step: 'saving' }));
}
