import { Trans, useLingui } from '@lingui/react/macro';

import { valuesIn, wrongFields } from '#machines/insertion/insertionForm.ts';
import { amountIn } from '#machines/market/writtenAmount.ts';
import { formatFrancs } from '#market/prices.ts';

import { useFieldId } from '../forms/formFlow.ts';
import { Button } from '../ui/Button.tsx';
import * as styles from './help/Help.css.ts';
import { InsertionFlow } from './insertionFlow.ts';

/** The whole amounts that a price with centimes can become. The typed text stays in the field until one is chosen. */
export function PriceChoices() {
  const { t } = useLingui();
  const flow = InsertionFlow.useActorRef();
  const fieldId = useFieldId('price');
  const typed = InsertionFlow.useSelector(({ context }) => valuesIn(context)['price'] ?? '');
  const isWrong = InsertionFlow.useSelector(({ context }) => 'price' in wrongFields(context));
  const read = amountIn(typed);
  if (!isWrong || !('choices' in read)) return null;

  function choose(francs: number) {
    flow.send({ type: 'value.changed', field: 'price', value: String(francs) });
    // The pressed button disappears with the problem.
    document.getElementById(fieldId)?.focus();
  }

  return (
    <div role="group" aria-label={t`Whole amounts`} className={styles.titles}>
      {read.choices.map((francs) => (
        <Button key={francs} size="dense" onClick={() => choose(francs)}>
          <Trans>Use {formatFrancs(francs)}</Trans>
        </Button>
      ))}
    </div>
  );
}
