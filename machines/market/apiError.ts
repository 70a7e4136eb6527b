/** An error as the calls tell it (API-24): a general message, and one for each field that is wrong. */
export interface ApiError {
  readonly api: { readonly error: string; readonly message: string };
  readonly parameters: readonly { readonly parameter: string; readonly message: string }[];
}

/** Makes an error's shape. `error` is a code in lower dot.case, `message` a sentence for developers. */
export function apiError(error: string, message: string, parameters: ApiError['parameters'] = []): ApiError {
  return { api: { error, message }, parameters };
}
