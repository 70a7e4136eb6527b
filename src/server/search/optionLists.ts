/** The options of a list as addresses write one: divided by commas, a comma within an option written twice. */
export function optionsOf(list: string): readonly string[] {
  return (list.match(/(?:[^,]|,,)+/g) ?? []).map((option) => option.replaceAll(',,', ','));
}
