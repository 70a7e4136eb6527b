import Shapes from 'lucide-react/icons/shapes';
import { expect, it } from 'vitest';
import { categoryIcon } from '#web/ui/categoryIcons.ts';
import { subcategoryIcon } from '#web/landing/subcategoryIcons.ts';

const withIcon = [
  1000, 2000, 3000, 3200, 3400, 4000, 4020, 4120, 4160, 4200, 4300, 5000, 5400, 5600, 5800, 6200, 6300, 6400, 6500,
  6600, 6800, 7020, 8000, 9080,
];

it.each(withIcon)('category %i has a unique icon [CATEGORY-7]', (id) => {
  const icon = subcategoryIcon(id) ?? categoryIcon(id);
  // The icon `Shapes` belongs to "other", and to categories that have no icon of their own.
  if (id === 7020) expect(subcategoryIcon(id)).toBe(Shapes);
  else expect(icon).not.toBe(Shapes);
});
