/** What stands in the price fields of a form, as typed. */
export function typedPrices(form: HTMLFormElement): { readonly from: string; readonly to: string } {
  const fields = new FormData(form);
  return { from: textIn(fields.get('ps')), to: textIn(fields.get('pe')) };
}

function textIn(field: FormDataEntryValue | null): string {
  return typeof field === 'string' ? field : '';
}
