import { type FieldValue, type FormField, type FormFields, shownErrors } from '../forms/formField.ts';
import type { FieldError } from '../market/api/formErrors.ts';
import { changesByCategory } from './categoryChange.ts';
import { applicableFields, isHidden, problemsOf, valueAt } from './fieldProblems.ts';
import type { InsertionField, InsertionValues } from './insertionField.ts';
import type { InsertionContext } from './insertionSetup.ts';
import type { DraftPhoto } from './photos/photo.ts';
import { type InsertionStep, insertionSteps } from './insertionSteps.ts';

// Values derived from the context of the insertion flow.

type Filled = Pick<InsertionContext, 'saved' | 'typed'>;
type Defined = Filled & Pick<InsertionContext, 'definitions'>;

/** The values of all fields, of every step. */
export function valuesIn({ saved, typed }: Filled): InsertionValues {
  return { ...saved, ...typed };
}

/** The category whose fields are shown: the chosen subcategory, `''` without one. */
export function categoryOf(filled: Filled): string {
  return valuesIn(filled)['subcategory'] ?? '';
}

/** Whether the fields of a step are valid, as far as the browser can check (INSERTION-36). */
export function isSound(context: Defined, step: 'start' | 'description'): boolean {
  return problemsOf(context.definitions, valuesIn(context), step).length === 0;
}

/** Whether the browser finds no problem in the listing; the contact step and the server check the remaining rules. */
export function isListingSound(context: Defined): boolean {
  return isSound(context, 'start') && isSound(context, 'description');
}

/** The desired step, or the first step before it that is incomplete. A valid edit is saved from any step. */
export function stepNow(context: InsertionContext): InsertionStep {
  const { goal, isLoggedIn, item } = context;
  if (goal === 'start' || !isSound(context, 'start')) return 'start';
  if (goal === 'description' || !isSound(context, 'description')) return 'description';
  if (goal === 'saved') return context.step;
  if (goal === 'contact' || !isLoggedIn) return 'contact';
  // A listing is confirmed only after its preview.
  return goal === 'preview' || item === null ? 'preview' : 'confirm';
}

/** The failed photos about which the seller has not been prompted. */
export function unaskedPhotos(
  { promptedPhotos, skippedPhotos }: Pick<InsertionContext, 'promptedPhotos' | 'skippedPhotos'>,
  failed: readonly DraftPhoto[],
): readonly DraftPhoto[] {
  return failed.filter(({ key }) => !promptedPhotos.includes(key) && !skippedPhotos.includes(key));
}

/** All changes that follow from the change of a field, that field included, by their keys. */
export function changesBy(
  filled: Filled,
  { field, value }: { readonly field: string; readonly value: FieldValue },
): InsertionValues {
  const values = valuesIn(filled);
  if (field === 'category') return changesByCategory(values, { category: String(value) });
  if (field === 'subcategory') return changesByCategory(values, { subcategory: String(value) });
  return { [field]: String(value) };
}

/** The step that has a field; the first step for fields without a definition, such as photos. */
function stepOfField(definitions: readonly InsertionField[], field: string): InsertionStep {
  return definitions.find(({ key }) => key === field)?.page ?? 'start';
}

/** The first step that has one of the wrong fields; undefined if there is none. */
export function firstWrongStep(
  definitions: readonly InsertionField[],
  wrong: Readonly<Record<string, unknown>>,
): InsertionStep | undefined {
  const steps = new Set(Object.keys(wrong).map((field) => stepOfField(definitions, field)));
  return insertionSteps.find((step) => steps.has(step));
}

/**
 * The fields that the step currently shows, with their values. Fields that were shown before stay touched and preserve
 * their errors, except the `changed` one.
 */
export function registered(context: InsertionContext, changed?: string): FormFields {
  const { definitions, step, fields, refused } = context;
  if (step !== 'start' && step !== 'description') return {};
  const values = valuesIn(context);
  const problems = problemsAt(context);
  const applicable = applicableFields(definitions, values, step).filter((definition) => !isHidden(definition));
  const entries = applicable.map((definition): [string, FormField] => {
    const { key } = definition;
    const before = key === changed ? undefined : fields[key];
    const remaining = before?.error && 'word' in before.error && !(key in problems) ? null : (before?.error ?? null);
    const value = asTyped(definition, valueAt(definition, values));
    const defaultValue = asTyped(definition, definition.default ?? '');
    return [
      key,
      {
        name: key,
        value,
        defaultValue,
        error: refused[key] ?? remaining,
        dirty: value !== defaultValue,
        touched: key in refused || (fields[key]?.touched ?? false),
        invalid: key in problems,
      },
    ];
  });
  return Object.fromEntries(entries);
}

/** Reports the problems of all touched fields. */
export function withFieldErrors(context: InsertionContext, fields: FormFields): FormFields {
  const problems = problemsAt(context);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, error: field.touched ? (context.refused[name] ?? problems[name] ?? null) : field.error },
    ]),
  );
}

/** The visible errors of the current step, by field: the server's errors about photos belong to the first step. */
export function wrongFields({
  step,
  fields,
  refused,
}: Pick<InsertionContext, 'step' | 'fields' | 'refused'>): Readonly<Record<string, FieldError>> {
  const photos = step === 'start' ? refused['photos'] : undefined;
  return { ...(photos && { photos }), ...shownErrors(fields) };
}

function problemsAt(context: InsertionContext): Readonly<Record<string, FieldError>> {
  const { definitions, step } = context;
  if (step !== 'start' && step !== 'description') return {};
  return Object.fromEntries(
    problemsOf(definitions, valuesIn(context), step).map(({ parameter, rule, values }) => [
      parameter,
      { word: rule, ...(values && { values }) },
    ]),
  );
}

function asTyped({ kind }: InsertionField, value: string): FieldValue {
  return kind === 'switch_input' ? value === 'true' : value;
}
