import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';

/**
 * The fields of a category's form, as the server sends them (INSERTION-5 to 9). The answer has rules and texts;
 * validation needs only the rules (`FieldRule`), so the server validates without a language.
 */

/** The steps of the insertion that have fields. */
export const fieldPages = ['start', 'description', 'contact'] as const;

export type FieldPage = (typeof fieldPages)[number];

/** The formats of a text field. */
export const textFormats = ['text', 'multiline', 'number', 'email', 'phone', 'zipcode', 'password'] as const;

const text = z.string();
const noted = (description: string) => z.nullable(text).check(z.describe(description));

const common = {
  key: text.check(z.describe('The name of its parameter.')),
  page: z.enum(fieldPages).check(z.describe('The step that contains it.')),
  is_mandatory: z.boolean(),
  default: noted('The initial value.'),
  only_if: z
    .nullable(z.strictObject({ key: text, value: text }))
    .check(z.describe('The field is shown only if another field has this value.')),
};

const words = {
  label: text.check(z.describe('In the requested language.')),
  placeholder: noted('The text in the empty field.'),
  hint: noted('A sentence below it.'),
};

const bound = (description: string) => z.nullable(z.number()).check(z.describe(description));

const textRule = {
  ...common,
  kind: z.literal('text_field'),
  format: z.enum(textFormats),
  max_length: z.nullable(z.int()).check(z.describe('In Unicode code points.')),
  min: bound('Of a number, inclusive.'),
  max: bound('Of a number.'),
  step: bound('Values of a number lie on the steps from `min` on.'),
};
const pullDownRule = {
  ...common,
  kind: z.literal('pull_down'),
  children_of: noted('The field whose chosen option has these options as children.'),
  sort: z.enum(['given', 'label']).check(z.describe('How its options are ordered.')),
};
const switchRule = { ...common, kind: z.literal('switch_input') };
const segmentsRule = { ...common, kind: z.literal('segmented_control') };

const value = z.strictObject({ value: text });
const valueTree = z.strictObject({ value: text, children: z.optional(z.array(value)) });
const option = { value: text, label: text, hint: z.optional(text), icon: z.optional(text) };
const optionTree = z.strictObject({ ...option, children: z.optional(z.array(z.strictObject(option))) });
const button = z.strictObject({ value: text, label: text });

const fieldRule = z.discriminatedUnion('kind', [
  z.strictObject(textRule),
  z.strictObject({ ...pullDownRule, options: z.array(valueTree) }),
  z.strictObject(switchRule),
  z.strictObject({ ...segmentsRule, buttons: z.array(value) }),
]);

/** A field with its texts in the requested language. */
export const insertionField = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...textRule,
      ...words,
      prefix: noted('The text before the value: `CHF`.'),
      suffix: noted('A unit.'),
    }),
    z.strictObject({ ...pullDownRule, ...words, options: z.array(optionTree) }),
    z.strictObject({ ...switchRule, ...words }),
    z.strictObject({ ...segmentsRule, ...words, buttons: z.array(button) }),
  ])
  .check(z.meta({ id: 'InsertionField', description: 'A field of the insertion form for a category.' }));

/** The answer of `GET insertion/fields.json`. */
export const insertionFields = z
  .strictObject({ fields: z.array(insertionField) })
  .check(z.meta({ id: 'InsertionFields', description: 'The fields of the insertion form, in their order.' }));

/** The rules of a field, without texts. */
export type FieldRule = ReadonlyOutput<typeof fieldRule>;
export type InsertionField = ReadonlyOutput<typeof insertionField>;
export type InsertionFields = ReadonlyOutput<typeof insertionFields>;

/** The values of the fields by their keys: as typed, `'true'` or `'false'` for a switch. Missing values are empty. */
export type InsertionValues = Readonly<Record<string, string>>;
