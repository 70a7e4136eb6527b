/**
 * The options of a list as addresses write one: divided by commas, a comma within an option written twice. Where three
 * stand together, the first two are a comma of the option before.
 */
export function optionsOf(list: string): readonly string[] {
  return (list.match(/(?:[^,]|,,)+/g) ?? []).map((option) => option.replaceAll(',,', ','));
}

/** The other way. A space keeps a comma that an option begins with from the one that divides: options are read trimmed. */
export function optionList(options: readonly (string | number)[]): string {
  return options
    .map((option) => String(option).replaceAll(',', ',,'))
    .map((option, index) => (index > 0 && option.startsWith(',') ? ` ${option}` : option))
    .join(',');
}
