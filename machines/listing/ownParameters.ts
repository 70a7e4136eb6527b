import type { AdParameter } from './adItem.ts';

/** The parameters of an ad without those that every ad has (LISTING-7): for what tells type and price in its own place. */
export function ownParameters(parameters: readonly AdParameter[]): AdParameter[] {
  return parameters.filter(({ key }) => key !== 'type' && key !== 'price');
}
