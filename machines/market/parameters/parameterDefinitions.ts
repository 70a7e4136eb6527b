import { animalParameters } from './animalParameters.ts';
import { deviceParameters } from './deviceParameters.ts';
import { familyParameters } from './familyParameters.ts';
import { homeParameters } from './homeParameters.ts';
import { leisureParameters } from './leisureParameters.ts';
import type { ChoiceKind, NumberKind, TextKind } from './parameterKinds.ts';
import { thingParameters } from './thingParameters.ts';
import { vehicleParameters } from './vehicleParameters.ts';
import { workParameters } from './workParameters.ts';

/** All parameters, by kind of thing. */
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

/** The keys of the parameters that listings can have, besides title, text and price. */
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

/** A parameter of a category's listings, besides title, text and price. */
export type Parameter = NumberParameter | ChoiceParameter | TextParameter;

/** Every parameter that a listing of any category may have. */
export const parameterByKey: Readonly<Record<ParameterKey, Parameter>> = definitions;

export const parameterKeys = Object.keys(definitions) as readonly ParameterKey[];
