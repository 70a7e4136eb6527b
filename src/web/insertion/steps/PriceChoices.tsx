import { valuesIn, wrongFields } from '#machines/insertion/insertionForm.ts';

import { WholeAmounts } from '../../forms/fields/WholeAmounts.tsx';
import { InsertionFlow } from '../insertionFlow.ts';

/** The whole amounts that an invalid price may mean. */
export function PriceChoices() {
  const flow = InsertionFlow.useActorRef();
  const typed = InsertionFlow.useSelector(({ context }) => valuesIn(context)['price'] ?? '');
  const isWrong = InsertionFlow.useSelector(({ context }) => 'price' in wrongFields(context));
  if (!isWrong) return null;
  return (
    <WholeAmounts
      field="price"
      typed={typed}
      onChoose={(francs) => flow.send({ type: 'value.changed', field: 'price', value: String(francs) })}
    />
  );
}
