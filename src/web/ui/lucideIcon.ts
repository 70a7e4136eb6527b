import { createElement, type SVGAttributes } from 'react';

/** What Lucide tells of a drawing. */
export interface IconData {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: SVGAttributes<SVGElement>])[];
}

interface DrawingProps extends SVGAttributes<SVGSVGElement> {
  /** In pixels. */
  readonly size?: number | string | undefined;
}

/**
 * A drawing as Lucide itself makes it, for what is asked of one here. In the bundles it stands in for theirs, which does much
 * more: that takes 2 kB of what every page loads first, and a twentieth of the time a page is rendered in (vite.config.ts).
 */
export function lucideIcon({ name, aliases = [], node }: IconData) {
  const className = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  const drawn = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }: DrawingProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className,
        ...rest,
      },
      ...drawn,
    );
}
