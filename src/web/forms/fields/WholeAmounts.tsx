import { Trans, useLingui } from '@lingui/react/macro';

import { amountIn } from '#machines/market/text/writtenAmount.ts';
import { formatFrancs } from '#market/prices.ts';

import { Button } from '../../ui/button/Button.tsx';
import { useFieldId } from '../formFlow.ts';
import * as styles from './WholeAmounts.css.ts';

interface WholeAmountsProps {
  /** The field of the amount. */
  readonly field: string;
  /** The text typed in the field, which stays until an amount is chosen. */
  readonly typed: string;
  readonly onChoose: (francs: number) => void;
}

/** A button for each whole amount that an amount with centimes, or an ambiguous one, may mean. */
export function WholeAmounts({ field, typed, onChoose }: WholeAmountsProps) {
  const { t } = useLingui();
  const fieldId = useFieldId(field);
  const read = amountIn(typed);
  if (!('choices' in read)) return null;

  function choose(francs: number) {
    onChoose(francs);
    // The pressed button disappears with the problem, so the field gets the focus.
    document.getElementById(fieldId)?.focus();
  }

  return (
    <div role="group" aria-label={t({ id: 'forms.amounts', message: 'Suggested amounts' })} className={styles.amounts}>
      {read.choices.map((francs) => (
        <Button key={francs} size="dense" onClick={() => choose(francs)}>
          <Trans id="forms.amounts.use">Use {formatFrancs(francs)}</Trans>
        </Button>
      ))}
    </div>
  );
}
