import { isCategory } from '../../market/categories/categoryTree.ts';
import { codePointsIn } from '../../market/text/codePoints.ts';
import { importedTitleLength, maxPictures, textLength, titleLength } from '../../market/limits.ts';
import { isBlank, type TextShape, unreadableIn } from '../../market/text/readableText.ts';
import type { NumberParameter } from '../../market/parameters/parameterDefinitions.ts';
import { parametersFor, type Parameter } from '../../market/parameters/parameters.ts';
import type { ListingContent } from './listingContent.ts';
import type { Origin } from './listingFacts.ts';

/** A problem of a listing's content: the field, the rule that it breaks, and the value that breaks it. */
export type ContentProblem = { readonly field: string; readonly rule: string; readonly value: string | number };

/**
 * The first problem of a listing's content, or undefined. Lengths are counted in Unicode code points (decisions,
 * Limits). An imported listing keeps the longer title that its source allows. A text or parameter that is unchanged
 * since `before` is not validated again: rules may have changed since.
 */
export function problemWith(
  content: ListingContent,
  origin?: Origin,
  before?: ListingContent,
): ContentProblem | undefined {
  const longestTitle = origin ? importedTitleLength : titleLength;
  if (isBlank(content.title) && content.title !== before?.title)
    return { field: 'title', rule: 'is mandatory', value: content.title };
  if (codePointsIn(content.title) > longestTitle) {
    return { field: 'title', rule: `at most ${longestTitle} characters`, value: codePointsIn(content.title) };
  }
  const unreadable =
    unreadableText('title', 'line', content, before) ?? unreadableText('body', 'lines', content, before);
  if (unreadable) return unreadable;
  if (codePointsIn(content.body) > textLength) {
    return { field: 'body', rule: `at most ${textLength} characters`, value: codePointsIn(content.body) };
  }
  if (!isCategory(content.category)) return { field: 'category', rule: 'is not in the tree', value: content.category };
  if (content.images.length > maxPictures) {
    return { field: 'images', rule: `at most ${maxPictures} pictures`, value: content.images.length };
  }
  return problemWithParameters(content, before);
}

function unreadableText(
  field: 'title' | 'body',
  shape: TextShape,
  content: ListingContent,
  before?: ListingContent,
): ContentProblem | undefined {
  if (content[field] === before?.[field]) return undefined;
  const where = unreadableIn(content[field], shape);
  return where === undefined ? undefined : { field, rule: unreadableRule, value: where };
}

/** The rule for texts with a character that cannot be displayed properly. */
export const unreadableRule = 'has a character that cannot be displayed properly';

/**
 * The new content, with those earlier parameters that its category no longer accepts. No form shows them, so the seller
 * has not removed them.
 */
export function withUntouched(content: ListingContent, before: ListingContent): ListingContent {
  const { category, parameters } = content;
  if (category !== before.category) return content;
  const known = new Set<string>(parametersFor(category).map(({ key }) => key));
  const untouched = Object.entries(before.parameters).filter(([key]) => !known.has(key));
  return untouched.length === 0
    ? content
    : { ...content, parameters: { ...Object.fromEntries(untouched), ...parameters } };
}

function problemWithParameters(
  { category, parameters }: ListingContent,
  before?: ListingContent,
): ContentProblem | undefined {
  const allowed = new Map<string, Parameter>(parametersFor(category).map((parameter) => [parameter.key, parameter]));
  for (const [field, value] of Object.entries(parameters)) {
    if (category === before?.category && before.parameters[field] === value) continue;
    const parameter = allowed.get(field);
    if (!parameter) return { field, rule: `does not belong to category ${category}`, value };
    const rule = brokenRule(parameter, value);
    if (rule) return { field, rule, value };
  }
  return undefined;
}

function brokenRule(parameter: Parameter, value: string | number): string | undefined {
  switch (parameter.kind) {
    case 'number':
      return typeof value === 'number' ? brokenBound(parameter, value) : 'must be a number';
    case 'choice':
      return parameter.choices.includes(String(value)) ? undefined : 'is not one of the choices';
    case 'text':
      if (typeof value !== 'string' || isBlank(value)) return 'must be text';
      if (unreadableIn(value, 'line') !== undefined) return unreadableRule;
      return codePointsIn(value) > parameter.maxLength ? `at most ${parameter.maxLength} characters` : undefined;
  }
}

function brokenBound({ min, max, step }: NumberParameter, value: number): string | undefined {
  if (value < min || value > max) return `must be from ${min} to ${max}`;
  return Number.isInteger((value - min) / step) ? undefined : `must be in steps of ${step}`;
}
