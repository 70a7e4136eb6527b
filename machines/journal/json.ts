/** Whether two JSON values are equal: the order of keys does not matter, the order of items does. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = definedKeys(one);
  return (
    keys.length === definedKeys(other).length &&
    keys.every((key) => sameJson((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}

/** JSON has no undefined: a key with this value is lost when stored. */
function definedKeys(object: object): string[] {
  return Object.keys(object).filter((key) => (object as Record<string, unknown>)[key] !== undefined);
}
