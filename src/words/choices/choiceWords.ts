import type { MessageDescriptor } from '@lingui/core';
import type { ChoiceKind } from '#machines/market/parameters/parameterKinds.ts';

/** The labels of parameters' choices: a descriptor to translate, or a name that is the same in every language. */
export type ChoiceWords<Parameters> = {
  readonly [Key in keyof Parameters as Parameters[Key] extends ChoiceKind ? Key : never]: Parameters[Key] extends {
    readonly choices: readonly (infer Choice extends string)[];
  }
    ? Readonly<Record<Choice, MessageDescriptor | string>>
    : never;
};
