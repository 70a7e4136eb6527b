/**
 * Parses a list of options in an address: separated by commas, with commas within an option doubled. Of three commas in
 * a row, the first two belong to the option before.
 */
export function optionsOf(list: string): readonly string[] {
  return (list.match(/(?:[^,]|,,)+/g) ?? []).map((option) => option.replaceAll(',,', ','));
}

/**
 * Formats a list of options. A space separates an option's leading comma from the separator, because options are read
 * trimmed.
 */
export function optionList(options: readonly (string | number)[]): string {
  return options
    .map((option) => String(option).replaceAll(',', ',,'))
    .map((option, index) => (index > 0 && option.startsWith(',') ? ` ${option}` : option))
    .join(',');
}
