import { type FieldValue, type FormField, type FormFields, shownErrors } from '../forms/formField.ts';
import type { FieldError } from '../market/api/formErrors.ts';
import { changesByCategory } from './categoryChange.ts';
import { askedFields, isHidden, problemsOf, valueAt } from './fieldProblems.ts';
import type { InsertionField, InsertionValues } from './insertionField.ts';
import type { InsertionContext } from './insertionSetup.ts';
import type { GivenPhoto } from './photos/photo.ts';
import { type InsertionStep, insertionSteps } from './insertionSteps.ts';

// What of the flow's context follows from the rest of it.

type Filled = Pick<InsertionContext, 'kept' | 'typed'>;
type Defined = Filled & Pick<InsertionContext, 'definitions'>;

/** All that stands in the fields, of every step. */
export function valuesIn({ kept, typed }: Filled): InsertionValues {
  return { ...kept, ...typed };
}

/** The category whose fields are asked for: the subcategory that is chosen, `''` without one. */
export function categoryOf(filled: Filled): string {
  return valuesIn(filled)['subcategory'] ?? '';
}

/** Whether nothing is wrong with the fields of a step, as far as one knows without the server (INSERTION-36). */
export function isSound(context: Defined, step: 'start' | 'description'): boolean {
  return problemsOf(context.definitions, valuesIn(context), step).length === 0;
}

/** Whether the browser sees nothing wrong with the ad; the contact step and the server have the rest of the rules. */
export function isAdSound(context: Defined): boolean {
  return isSound(context, 'start') && isSound(context, 'description');
}

/** The step that is wanted, or the first before it that is not done. A sound ad is saved from any step. */
export function stepNow(context: InsertionContext): InsertionStep {
  const { wish, isLoggedIn, item } = context;
  if (wish === 'start' || !isSound(context, 'start')) return 'start';
  if (wish === 'description' || !isSound(context, 'description')) return 'description';
  if (wish === 'saved') return context.step;
  if (wish === 'contact' || !isLoggedIn) return 'contact';
  // What was not looked at is not confirmed.
  return wish === 'preview' || item === null ? 'preview' : 'confirm';
}

/** The failed photos that nobody has been asked about who wants to go on. */
export function unaskedPhotos(
  { askedPhotos, skippedPhotos }: Pick<InsertionContext, 'askedPhotos' | 'skippedPhotos'>,
  failed: readonly GivenPhoto[],
): readonly GivenPhoto[] {
  return failed.filter(({ key }) => !askedPhotos.includes(key) && !skippedPhotos.includes(key));
}

/** What a change of a field changes, itself included, by their keys. */
export function changesBy(
  filled: Filled,
  { field, value }: { readonly field: string; readonly value: FieldValue },
): InsertionValues {
  const values = valuesIn(filled);
  if (field === 'category') return changesByCategory(values, { category: String(value) });
  if (field === 'subcategory') return changesByCategory(values, { subcategory: String(value) });
  return { [field]: String(value) };
}

/** The step that asks for a field, which is the first for what no definition knows, such as photos. */
function stepOfField(definitions: readonly InsertionField[], field: string): InsertionStep {
  return definitions.find(({ key }) => key === field)?.page ?? 'start';
}

/** The first step where one of these fields is; undefined where there is none. */
export function firstWrongStep(
  definitions: readonly InsertionField[],
  wrong: Readonly<Record<string, unknown>>,
): InsertionStep | undefined {
  const steps = new Set(Object.keys(wrong).map((field) => stepOfField(definitions, field)));
  return insertionSteps.find((step) => steps.has(step));
}

/**
 * The fields that the step asks for as things stand, with what stands in them. Of those that were there before it stays known
 * whether somebody has been at them and what was told, but for the one that has `changed`.
 */
export function registered(context: InsertionContext, changed?: string): FormFields {
  const { definitions, step, fields, refused } = context;
  if (step !== 'start' && step !== 'description') return {};
  const values = valuesIn(context);
  const problems = problemsAt(context);
  const asked = askedFields(definitions, values, step).filter((definition) => !isHidden(definition));
  const entries = asked.map((definition): [string, FormField] => {
    const { key } = definition;
    const before = key === changed ? undefined : fields[key];
    const told = before?.error && 'word' in before.error && !(key in problems) ? null : (before?.error ?? null);
    const value = asTyped(definition, valueAt(definition, values));
    const defaultValue = asTyped(definition, definition.default ?? '');
    return [
      key,
      {
        name: key,
        value,
        defaultValue,
        error: refused[key] ?? told,
        dirty: value !== defaultValue,
        touched: key in refused || (fields[key]?.touched ?? false),
        invalid: key in problems,
      },
    ];
  });
  return Object.fromEntries(entries);
}

/** Tells the problems of all fields that somebody has been at. */
export function withTold(context: InsertionContext, fields: FormFields): FormFields {
  const problems = problemsAt(context);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, error: field.touched ? (context.refused[name] ?? problems[name] ?? null) : field.error },
    ]),
  );
}

/** What is told of the fields of the step one is at, by their names: what the server says of the photos is said at the first. */
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
