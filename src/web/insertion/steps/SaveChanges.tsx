import { Trans } from '@lingui/react/macro';

import { tellWhatStands } from '../../forms/earlyText.ts';
import { useFormFlow } from '../../forms/formFlow.ts';
import { Submit } from '../../forms/Submit.tsx';
import { InsertionFlow } from '../insertionFlow.ts';

interface SaveChangesProps {
  /** The step does something of its own before the ad is saved. */
  readonly isPreparing?: boolean;
  readonly onPress: () => void;
}

/** Saves an edit from the step at hand. A new ad has no such button: its seller confirms it at the last step. */
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
        tellWhatStands(element, form);
        onPress();
      }}
    >
      <Trans>Save changes</Trans>
    </Submit>
  );
}

/** Whether the changes of an edit are on their way. */
export function useIsSaving(): boolean {
  return InsertionFlow.useSelector((now) => now.matches({ step: 'saving' }));
}
