/** Runs in the page: the names of reachable fields that a notification covers. */
export function coveredFields(): readonly string[] {
  const notices = [...document.querySelectorAll('section[aria-live=polite] li')].map((each) =>
    each.getBoundingClientRect(),
  );
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const fields = [...place.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  return fields.flatMap((field) => {
    const { top, bottom, left, right, width } = field.getBoundingClientRect();
    const isCovered = notices.some(
      (notice) => notice.top < bottom && notice.bottom > top && notice.left < right && notice.right > left,
    );
    return isCovered && width > 0 ? [field.name] : [];
  });
}

/** Runs in the page: whether a notification covers the headline. */
export function isHeadlineCovered(): boolean {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('h1')!);
  const headline = range.getBoundingClientRect();
  return [...document.querySelectorAll('section[aria-live=polite] li')].some((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return top < headline.bottom && bottom > headline.top && left < headline.right && right > headline.left;
  });
}
