/** A function of a text that many views of a page ask the same of: it answers what it was asked last without working it out again. */
export function rememberingLast<Answer>(work: (asked: string) => Answer): (asked: string) => Answer {
  let last: { readonly asked: string; readonly answer: Answer } | undefined;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: work(asked) };
    return last.answer;
  };
}
