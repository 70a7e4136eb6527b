import { describe, expect, it } from 'vitest';
import { findMachines } from '#cli/paths/machines.ts';
import { drawnChartOf } from '#inspector/drawing/drawnChart.ts';
import { mermaidOf } from '#inspector/drawing/mermaid.ts';
import { modalMachine } from '#machines/ui/modalMachine.ts';
import { diagramIn } from '../paths/formats/mermaidDiagram.ts';

const ours = (await findMachines()).flatMap(({ id, machine }) => (machine ? [{ id, machine }] : []));

describe('a Mermaid diagram', () => {
  it.each(ours)('of $id follows the grammar, and has every state and transition', ({ machine }) => {
    const chart = drawnChartOf(machine);
    const { states, edges } = diagramIn(mermaidOf(chart));
    const drawn = chart.states.filter(({ parent }) => parent !== null);
    expect(states.size - drawn.length).toBeLessThanOrEqual(1);
    const labelled = edges.filter(({ label }) => label !== '' && label !== 'at first');
    const arrows = chart.events.flatMap(({ candidates }) =>
      candidates.flatMap(({ targets }) => Math.max(targets.length, 1)),
    );
    expect(labelled).toHaveLength(arrows.reduce((sum, count) => sum + count, 0));
  });

  it('shows a collapsed state without its content', () => {
    const { states, edges } = diagramIn(mermaidOf(drawnChartOf(modalMachine, { collapsed: new Set(['modal.open']) })));
    expect([...states.values()].map(({ name }) => name)).toEqual(['closed', 'open (3 states, 3 events inside)']);
    expect(edges.map(({ from, to, label }) => [from, to, label])).toEqual([
      ['[*]', 'modal_closed', ''],
      ['modal_closed', 'modal_open', 'modal.opened [hasContent]'],
      ['modal_closed', 'modal_open', 'modal.opened'],
      ['modal_open', 'modal_closed', 'modal.closed'],
    ]);
  });
});
