/** Caches the last result of a function of a text, for views of a page that all need the same result. */
export function rememberingLast<Answer>(work: (asked: string) => Answer): (asked: string) => Answer {
  let last: { readonly asked: string; readonly answer: Answer } | undefined;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: work(asked) };
    return last.answer;
  };
}
