/** Caches the last result of a function of a text, for views of a page that all need the same result. */
export function rememberingLast<Answer>(work: (input: string) => Answer): (input: string) => Answer {
  let last: { readonly input: string; readonly answer: Answer } | undefined;
  return (input) => {
    if (last?.input !== input) last = { input, answer: work(input) };
    return last.answer;
  };
}
