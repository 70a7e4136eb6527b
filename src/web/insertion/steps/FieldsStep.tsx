import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';

import { applicableFields, isShown } from '#machines/insertion/fieldProblems.ts';
import { valuesIn, wrongFields } from '#machines/insertion/insertionForm.ts';
import { photosOf } from '#machines/insertion/photos/draftPhotos.ts';

import { DraftFlow, NextDraft } from '../../draft/draftFlow.ts';
import { writing } from '../../draft/draftIds.ts';
import { Form } from '../../forms/Form.tsx';
import { type FormFlow, useFieldId } from '../../forms/formFlow.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { Submit } from '../../forms/Submit.tsx';
import { FieldInput } from './FieldInput.tsx';
import { CategoryGuess } from '../help/CategoryGuess.tsx';
import { DuplicateWarning } from '../help/DuplicateWarning.tsx';
import * as styles from '../help/Help.css.ts';
import { FieldHelp } from '../help/helpFlow.tsx';
import { PriceBand } from '../help/PriceBand.tsx';
import { TitleSuggestions } from '../help/TitleSuggestions.tsx';
import { InsertionFlow } from '../insertionFlow.ts';
import { PhotoField } from '../photos/PhotoField.tsx';
import { PhotosQuestion } from '../photos/PhotosQuestion.tsx';
import { PriceChoices } from './PriceChoices.tsx';
import { ResumeBanner } from '../draft/ResumeBanner.tsx';
import { SaveChanges, useIsSaving } from './SaveChanges.tsx';
import { Onward, StepActions, StepFrame } from './StepFrame.tsx';

/** The first and the second step: photos, title and category; then the fields of the category. */
export function FieldsStep() {
  const { t } = useLingui();
  const flow = InsertionFlow.useActorRef();
  const context = InsertionFlow.useSelector((now) => now.context);
  const isPrompting = InsertionFlow.useSelector((now) => now.matches({ step: { filling: 'asking' } }));
  const isSaving = useIsSaving();
  const { step, definitions, isWaitShown } = context;
  const isStart = step === 'start';
  const values = valuesIn(context);
  const requested = (isStart || step === 'description' ? applicableFields(definitions, values, step) : []).filter(
    (field) => isShown(field, definitions, values) && field.key in context.fields,
  );
  const problems = wrongFields(context);
  const wrong = [{ key: 'photos', label: t({ id: 'insert.photos', message: 'Photos' }) }, ...requested].flatMap(
    ({ key: name, label }) => {
      const error = problems[name];
      return error ? [{ name, label, error }] : [];
    },
  );
  return (
    <StepFrame>
      {isStart && <ResumeBanner />}
      <FieldHelp>
        <Form
          flow={flow as unknown as FormFlow}
          label={
            isStart
              ? t({ id: 'insert.step.start', message: 'Photos and category' })
              : t({ id: 'insert.yourAd', message: 'Your ad' })
          }
        >
          <FormProblem wrong={wrong} />
          {isStart && <Photos />}
          {requested.map((field) => (
            <div key={field.key} className={styles.field}>
              <FieldInput field={field} />
              {helpBelow[field.key]}
            </div>
          ))}
          {isPrompting && <PhotosQuestion />}
          {isWaitShown && (
            <p role="status">
              <Trans id="insert.photosPending">
                Your photos are still uploading. We’ll continue as soon as they’re done.
              </Trans>
            </p>
          )}
          <StepActions>
            <SaveChanges onPress={() => flow.send({ type: 'save.requested' })} />
            <Submit isAside={isSaving}>
              <Onward>
                <Trans id="insert.next">Next</Trans>
              </Onward>
            </Submit>
          </StepActions>
        </Form>
      </FieldHelp>
    </StepFrame>
  );
}

/** The help below a field. */
const helpBelow: Readonly<Record<string, ReactNode>> = {
  title: (
    <>
      <TitleSuggestions />
      <CategoryGuess />
      <DuplicateWarning />
    </>
  ),
  price: (
    <>
      <PriceChoices />
      <PriceBand />
    </>
  ),
};

function Photos() {
  const flow = InsertionFlow.useActorRef();
  const draft = DraftFlow.useActorRef();
  const nextDraft = use(NextDraft);
  const inputId = useFieldId('photos');
  const saved = InsertionFlow.useSelector(({ context }) => context.saved);
  const refused = InsertionFlow.useSelector(({ context }) => context.refused['photos']);
  // The id of the draft, or of the one that will be begun: chosen photos wait for it on the device before they are
  // uploaded.
  const id = InsertionFlow.useSelector(({ context }) => context.draft) || nextDraft();
  return (
    <>
      <PhotoField
        key={id}
        inputId={inputId}
        draft={id}
        photos={photosOf(saved)}
        onSettled={(fields) => draft.send({ type: 'fields.settled', fields, draft: id, ...writing() })}
        onPhotosState={(photosState) => flow.send({ type: 'photos.reported', ...photosState })}
      />
      {refused && 'text' in refused && <p role="alert">{refused.text}</p>}
    </>
  );
}
