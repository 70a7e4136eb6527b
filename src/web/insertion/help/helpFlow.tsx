import { createActorContext } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { fromPromise } from 'xstate';

import { photosOf } from '#machines/insertion/photos/draftPhotos.ts';
import type { Help, HelpQuestion } from '#machines/insertion/help/help.ts';
import { helpMachine } from '#machines/insertion/help/helpMachine.ts';
import { valuesIn } from '#machines/insertion/insertionForm.ts';
import type { InsertionContext } from '#machines/insertion/insertionSetup.ts';

import { inspect } from '../../flows/inspection.ts';
import { useLogic } from '../../flows/useFlow.ts';
import { InsertionFlow } from '../insertionFlow.ts';
import { fetchHelp, reportDeleted, reportPicked } from './helpCalls.ts';

export const HelpFlow = createActorContext(helpMachine, { inspect });

/** The help next to the fields of a step. It receives their values, and an accepted suggestion changes them. */
export function FieldHelp({ children }: { readonly children: ReactNode }) {
  const fields = InsertionFlow.useActorRef();
  const logic = useLogic(helpMachine, () => ({
    actors: {
      asking: fromPromise<Help, HelpQuestion>(({ input, signal }) => fetchHelp(input, signal)),
    },
    actions: {
      settleCategory: (_, { guess }) => {
        if (!guess) return;
        fields.send({ type: 'value.changed', field: 'category', value: String(guess.category) });
        fields.send({ type: 'value.changed', field: 'subcategory', value: String(guess.subcategory) });
      },
      settleTitle: (_, { title }) => {
        if (!title) return;
        fields.send({ type: 'value.changed', field: 'title', value: title.text });
        fields.send({ type: 'field.left', field: 'title' });
        void reportPicked(title.id).catch(() => undefined);
      },
      reportDeleted: (_, { id }) => void reportDeleted(id).catch(() => undefined),
    },
  }));
  return (
    <HelpFlow.Provider logic={logic}>
      <ReportedFields>{children}</ReportedFields>
    </HelpFlow.Provider>
  );
}

function ReportedFields({ children }: { readonly children: ReactNode }) {
  const fields = InsertionFlow.useActorRef();
  const help = HelpFlow.useActorRef();
  useEffect(() => {
    const tell = () => help.send({ type: 'listing.changed', question: questionOf(fields.getSnapshot().context) });
    tell();
    const { unsubscribe } = fields.subscribe(tell);
    return unsubscribe;
  }, [fields, help]);
  return children;
}

/** The question of a step: the first one concerns the kind of listing, the second one its price. */
function questionOf(context: InsertionContext): HelpQuestion {
  const values = valuesIn(context);
  const { title = '', category = '', subcategory = '' } = values;
  const isPriced = context.step === 'description' && values['price_kind'] !== 'free';
  const known = Object.entries(values).filter(([key]) => !unasked.has(key) && !key.startsWith('photo'));
  return {
    // The title is not trimmed at its end: a trailing space shows that the last word is complete.
    title: title.trimStart(),
    category,
    subcategory,
    but: context.edits ?? context.draft ?? '',
    photos: isPriced ? [] : [...new Set(photosOf(values).map(({ name }) => name))],
    values: isPriced ? Object.fromEntries(known.filter(([, value]) => value !== '')) : null,
  };
}

/** Fields that do not affect the price or are private. The price itself does not move the band. */
const unasked: ReadonlySet<string> = new Set([
  'body',
  'price',
  'text_language',
  'email',
  'name',
  'phone',
  'phone_hidden',
  'zipcode',
  'company_ad',
  'with_account',
  'category',
  'subcategory',
]);
