import { expect } from 'vitest';

/** The content of a diagram, parsed line by line according to Mermaid’s grammar (stateDiagram.jison). */
export interface Diagram {
  /** The labels and parents of the states, by their ids in the diagram. */
  readonly states: ReadonlyMap<string, { readonly name: string; readonly within: string | null }>;
  readonly edges: readonly {
    readonly from: string;
    readonly to: string;
    readonly label: string;
    readonly within: string | null;
  }[];
  /** The number of regions of each composite state that has regions. */
  readonly regions: ReadonlyMap<string, number>;
  readonly entered: readonly string[];
}

/** Matches a label or name, in which these characters must be escaped (`#58;`); Mermaid decodes them before parsing. */
const plainText = /^(?:[^:;#"{}\n]|#\d+;)+$/;

/**
 * Parses a Mermaid state diagram.
 * @throws at a line that Mermaid’s grammar does not allow
 */
export function diagramIn(text: string): Diagram {
  const [fence, title, fenceAgain, kind, ...lines] = text.split('\n');
  expect([fence, fenceAgain, kind]).toEqual(['---', '---', 'stateDiagram-v2']);
  expect(JSON.parse(title!.replace('title: ', ''))).toBeTypeOf('string');
  const states = new Map<string, { name: string; within: string | null }>();
  const edges: Diagram['edges'][number][] = [];
  const regions = new Map<string, number>();
  const entered: string[] = [];
  const open: string[] = [];

  for (const line of lines.map((each) => each.trim())) {
    const within = open.at(-1) ?? null;
    if (line.startsWith('%%')) {
      expect(line).not.toMatch(/[{}]/);
      continue;
    }
    if (/^classDef \w+ [^;]+$/.test(line)) continue;
    const state = /^state "([^"]+)" as (\w+)( \{)?$/.exec(line);
    const edge = /^(\w+|\[\*\]) --> (\w+|\[\*\])(?: : (.+))?$/.exec(line);
    const coloured = /^class ([\w,]+) entered$/.exec(line);
    if (state) {
      expect(state[1]).toMatch(plainText);
      expect(states.has(state[2]!), `${state[2]} twice`).toBe(false);
      states.set(state[2]!, { name: decoded(state[1]!), within });
      if (state[3]) open.push(state[2]!);
    } else if (edge) {
      if (edge[3] !== undefined) expect(edge[3]).toMatch(plainText);
      edges.push({ from: edge[1]!, to: edge[2]!, label: decoded(edge[3] ?? ''), within });
    } else if (coloured) entered.push(...coloured[1]!.split(','));
    else if (line === '--') regions.set(within!, (regions.get(within!) ?? 1) + 1);
    else if (line === '}') expect(open.pop(), 'a bracket too much').toBeDefined();
    else expect.unreachable(`no line of Mermaid's: ${line}`);
  }
  expect(open, 'brackets left open').toEqual([]);
  const named = [...edges.flatMap(({ from, to }) => [from, to]), ...entered];
  for (const id of named) if (id !== '[*]') expect(states.has(id), `${id} is no state`).toBe(true);
  return { states, edges, regions, entered };
}

function decoded(text: string): string {
  return text.replaceAll(/#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}
