import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  concatAST,
  type DocumentNode,
  getNamedType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  TypeInfo,
  validate,
  ValidationContext,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { webOperations } from '#server/graphql/generated/webOperations.ts';
import { operationLimits } from '#server/graphql/limits.ts';
import { costMeasure } from '#server/graphql/operationCost.ts';
import { marketSchema } from '#server/graphql/schema.ts';

// Validates every GraphQL operation of the web against the schema of its server.

const web = 'src/web';
const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(web, file), 'utf8');

/** All GraphQL files are one document, because they share fragments. */
const document = concatAST(files.filter((file) => file.endsWith('.graphql')).map((file) => parse(read(file))));
const operations = operationsIn(document).map((operation) => ({ name: operation.name?.value ?? '', operation }));

/** Matches a literal in the source that contains an operation or a fragment. */
const literal = /(['"`])\s*(?:(?:query|mutation|subscription)\b[^'"`]*|fragment\s+\w+\s+on\s[^'"`]*)\{/;

function operationsIn({ definitions }: DocumentNode): readonly OperationDefinitionNode[] {
  return definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
}

/** Whether a field of an operation may return a refusal. */
function mayRefuse({ operation, selectionSet }: OperationDefinitionNode): boolean {
  const fields = marketSchema().getRootType(operation)!.getFields();
  return selectionSet.selections.some((each) => {
    const type = each.kind === Kind.FIELD ? getNamedType(fields[each.name.value]!.type) : undefined;
    return isUnionType(type) && type.getTypes().some(({ name }) => name === 'Refusal');
  });
}

describe("the web's operations", () => {
  it('are valid for the server, have unique names, and leave no fragment unused', () => {
    expect(validate(marketSchema(), document).map(({ message }) => message)).toEqual([]);
  });

  it.each(operations)('cost no more than the limit of one operation: $name', ({ operation }) => {
    const schema = marketSchema();
    const measure = costMeasure(new ValidationContext(schema, document, new TypeInfo(schema), () => undefined));
    const { cost, depth } = measure(operation.selectionSet, schema.getRootType(operation.operation)!);
    expect(cost).toBeLessThanOrEqual(operationLimits.cost);
    expect(depth).toBeLessThanOrEqual(operationLimits.depth);
  });

  it('are written in `.graphql` files alone', () => {
    const code = files.filter((file) => /\.tsx?$/.test(file) && !/(^|\/)generated\//.test(file));
    expect(code.filter((file) => literal.test(read(file)))).toEqual([]);
    expect(literal.test("graphql('query { me { email } }')"), 'a literal is recognised').toBe(true);
    expect(literal.test('`fragment Ad on OwnListing {\n  id\n}`'), 'a fragment is too').toBe(true);
  });

  it('request refusals by the shared fragment, and completely', () => {
    const onRefusal = document.definitions.filter((each) => print(each).includes('on Refusal'));
    expect(onRefusal.map((each) => print(each).split('\n')[0])).toEqual(['fragment Refusal on Refusal {']);
    const unread = operations.filter(
      ({ operation }) => mayRefuse(operation) && !print(operation).includes('...Refusal'),
    );
    expect(unread.map(({ name }) => name)).toEqual(['ReadConversation']);
  });

  it('are known to the log and the figures by their names', () => {
    expect([...webOperations]).toEqual(expect.arrayContaining(['MenuTotals', 'SearchSuggestions']));
    expect(webOperations).toEqual(new Set(operations.map(({ name }) => name)));
  });
});
