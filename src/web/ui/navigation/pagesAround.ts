/**
 * The pages to show around the current one: first, last, and its two neighbours, in order. A `gap` stands for two or
 * more pages left out; a single one is shown, since it takes no more room than the gap.
 *
 * @example pagesAround(2, 41) // [1, 2, 3, 'gap', 41]
 */
export function pagesAround(page: number, pages: number): readonly (number | 'gap')[] {
  const shown: (number | 'gap')[] = [];
  for (let each = 1; each <= pages; each += 1) {
    const near = each === 1 || each === pages || Math.abs(each - page) <= 1;
    const lonely = (each === 2 || each === pages - 1) && Math.abs(each - page) === 2;
    if (near || lonely) shown.push(each);
    else if (shown.at(-1) !== 'gap') shown.push('gap');
  }
  return shown;
}
