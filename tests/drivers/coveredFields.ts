/** Runs in the page: what of the fields in sight lies below something that is told, by their names. */
export function coveredFields(): readonly string[] {
  const notices = [...document.querySelectorAll('section[aria-live=polite] li')].map((each) =>
    each.getBoundingClientRect(),
  );
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  return fields.flatMap((field) => {
    const { top, bottom, left, right, width } = field.getBoundingClientRect();
    const isCovered = notices.some(
      (notice) => notice.top < bottom && notice.bottom > top && notice.left < right && notice.right > left,
    );
    return isCovered && width > 0 ? [field.name] : [];
  });
}
