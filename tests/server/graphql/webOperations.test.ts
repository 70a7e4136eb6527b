import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  TypeInfo,
  validate,
  ValidationContext,
} from 'graphql';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Query } from '#graphql/generated/resolverTypes.ts';
import { operationLimits } from '#server/graphql/limits.ts';
import { costMeasure } from '#server/graphql/operationCost.ts';
import { marketSchema } from '#server/graphql/schema.ts';
import { webOperations } from '#server/graphql/webOperations.ts';
import type { MenuTotals } from '#web/shell/menuTotals.ts';

// Whatever the web asks in GraphQL, held against the schema of the server that is to answer.

const web = 'src/web';

/** The texts of operations as they stand in the source: `graphql` takes nothing that begins otherwise. */
const literals = /(['"`])((?:query|mutation) .*?)\1/gs;

const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(web, file), 'utf8');

const operations = [
  ...files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...read(file).matchAll(literals)].map(([, , text]) => ({ file, text: text! }))),
  // Those of Apollo Client, whose documents are written from them (tests/cli/graphqlOperations.test.ts).
  ...files.filter((file) => file.endsWith('.graphql')).map((file) => ({ file, text: read(file) })),
];

function namesIn(document: DocumentNode): (string | undefined)[] {
  return document.definitions.map((each) => (each.kind === Kind.OPERATION_DEFINITION ? each.name?.value : undefined));
}

describe('what the web asks', () => {
  it.each(operations)('is understood by the server: $file', ({ text }) => {
    expect(validate(marketSchema(), parse(text))).toEqual([]);
  });

  it.each(operations)('costs no more than one operation may: $file', ({ text }) => {
    const schema = marketSchema();
    const document = parse(text);
    const measure = costMeasure(new ValidationContext(schema, document, new TypeInfo(schema), () => undefined));
    for (const operation of document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)) {
      const { selectionSet, operation: kind } = operation as OperationDefinitionNode;
      const { cost, depth } = measure(selectionSet, schema.getRootType(kind)!);
      expect(cost).toBeLessThanOrEqual(operationLimits.cost);
      expect(depth).toBeLessThanOrEqual(operationLimits.depth);
    }
  });

  it('has a name of its own each', () => {
    const names = operations.flatMap(({ text }) => namesIn(parse(text)));
    expect(names).toEqual(expect.arrayContaining(['MenuTotals', 'SearchSuggestions']));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is known to the log and the figures by its name', () => {
    const names = operations.flatMap(({ text }) => namesIn(parse(text)));
    expect(webOperations).toEqual(new Set(names));
  });

  it('is answered in the shape that it is read in', () => {
    expectTypeOf<Pick<Query, 'categories'>>().toExtend<MenuTotals>();
  });
});
