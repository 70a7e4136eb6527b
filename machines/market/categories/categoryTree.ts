/**
 * The category tree by ids (CATEGORY-1), in display order: each top-level category and its subcategories, miscellaneous
 * ones last. The notes count 20 top-level categories and list 23 (CATEGORY-4). All 23 are top-level here, since each
 * has its own section. The names are in `categoryNames/`, one file per language, since a browser needs only one.
 */
const sections = [
  [1000, [1020, 1030, 1040, 1050, 1060, 1080, 1090]],
  [2000, [2020, 2030, 2040, 2050, 2060, 2080, 2110]],
  [3000, [3020, 3030, 3040, 3050, 3060, 3070, 3080, 3090]],
  [3200, [3210, 3220, 3230, 3240, 3250]],
  [3400, [3410, 3420, 3430, 3440, 3450, 3460]],
  [4000, [4020, 4030, 4040, 4060, 4070, 4080, 4120, 4160, 4090, 4100]],
  [4200, [4210, 4220, 4230, 4240, 4250, 4260]],
  [4300, [4310, 4320, 4330, 4340, 4350]],
  [4400, [4410, 4420, 4430]],
  [4600, [4610, 4620, 4630, 4640]],
  [4800, [4810, 4820, 4830, 4840]],
  [5000, [5010, 5020, 5030, 5040, 5050, 5060, 5070]],
  [5400, [5410, 5420, 5430, 5440, 5450, 5460]],
  [5600, [5610, 5620, 5630, 5640, 5650]],
  [5800, [5810, 5820, 5830, 5840, 5850]],
  [6200, [6210, 6220, 6230, 6240, 6250, 6300]],
  [6400, [6420, 6430, 6450, 6470, 6020]],
  [6500, [6510, 6520, 6530, 6540, 6550, 6565]],
  [6600, [6610, 6620, 6630, 6640, 6650]],
  [6800, [6810, 6820, 6830, 6840]],
  [7000, [7040, 7060, 7777, 7020]],
  [7200, [7210, 7220, 7230, 7240, 7250]],
  [8000, [8020, 8030, 8040, 8050, 8060, 8070, 9080]],
] as const;

/** The top-level category of real estate, which has its own home, addresses and page size. */
export const realEstate = 1000;

/** The id of a category of the tree. */
export type CategoryId = (typeof sections)[number][0] | (typeof sections)[number][1][number];

/** The names of the categories in one language. */
export type CategoryNames = Readonly<Record<CategoryId, string>>;

/** The ids of the top-level categories, in the order in which they are shown. */
export const topLevelIds = sections.map(([top]) => top);

const children = new Map<number, readonly CategoryId[]>(sections);
const parents = new Map<number, CategoryId>(
  sections.flatMap(([top, subcategories]) => subcategories.map((id) => [id, top] as const)),
);

/** Whether the tree has a category with this id, top-level or not. */
export function isCategory(id: number): id is CategoryId {
  return children.has(id) || parents.has(id);
}

/** Whether the id is that of a top-level category. */
export function isTopLevel(id: number): boolean {
  return children.has(id);
}

/** The top-level category above a subcategory; `undefined` for a top-level category and for an unknown id. */
export function parentIdOf(id: number): CategoryId | undefined {
  return parents.get(id);
}

/** The subcategories of a top-level category, as shown; none for a subcategory or an unknown id. */
export function subcategoryIdsOf(id: number): readonly CategoryId[] {
  return children.get(id) ?? [];
}

/** Whether `id` is `ancestor` itself or a subcategory of it: what a search in `ancestor` finds. */
export function isWithinCategory(id: number, ancestor: number): boolean {
  return id === ancestor || parents.get(id) === ancestor;
}
