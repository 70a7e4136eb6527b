import { animalParameters } from './animalParameters.ts';
import { deviceParameters } from './deviceParameters.ts';
import { familyParameters } from './familyParameters.ts';
import { homeParameters } from './homeParameters.ts';
import { leisureParameters } from './leisureParameters.ts';
import type { ChoiceKind, NumberKind, TextKind } from './parameterKinds.ts';
import { thingParameters } from './thingParameters.ts';
import { vehicleParameters } from './vehicleParameters.ts';
import { workParameters } from './workParameters.ts';

/** All of them, by kind of thing. */
const definitions = {
  ...vehicleParameters,
  ...homeParameters,
  ...thingParameters,
  ...leisureParameters,
  ...deviceParameters,
  ...familyParameters,
  ...workParameters,
  ...animalParameters,
} as const;

/** What ads can tell beside title, text and price. */
export type ParameterKey = keyof typeof definitions;

export interface NumberParameter extends NumberKind {
  readonly key: ParameterKey;
}

export interface ChoiceParameter extends ChoiceKind {
  readonly key: ParameterKey;
}

export interface TextParameter extends TextKind {
  readonly key: ParameterKey;
}

/** What can be said of the things of a category beyond title, text and price. */
export type Parameter = NumberParameter | ChoiceParameter | TextParameter;

/** Every parameter that an ad of any category may carry. */
export const parameterByKey: Readonly<Record<ParameterKey, Parameter>> = definitions;

export const parameterKeys = Object.keys(definitions) as readonly ParameterKey[];
