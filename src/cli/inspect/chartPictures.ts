import type { AnyStateMachine } from 'xstate';
import { drawnChartOf } from '#inspector/drawing/drawnChart.ts';
import { engineHere } from '#inspector/drawing/engine.ts';
import { layOut } from '#inspector/drawing/layout.ts';
import { mermaidOf } from '#inspector/drawing/mermaid.ts';
import { svgOf } from '#inspector/drawing/svg.ts';
import type { InspectArguments } from './words.ts';
import { pngOf } from './png.ts';

/** The end of a picture's file name, after the machine's id. */
export const endings: Readonly<Record<InspectArguments['format'], string>> = {
  svg: '.chart.svg',
  png: '.chart.png',
  mermaid: '.mmd',
};

const engine = engineHere();

/** The content of a picture's file: the drawing of a machine. */
export async function pictureOf(
  machine: AnyStateMachine,
  { format, theme }: Pick<InspectArguments, 'format' | 'theme'>,
): Promise<string | Uint8Array> {
  const chart = drawnChartOf(machine);
  if (format === 'mermaid') return `${mermaidOf(chart)}\n`;
  const svg = svgOf(await layOut(chart, engine), { theme });
  return format === 'svg' ? svg : pngOf(svg);
}
