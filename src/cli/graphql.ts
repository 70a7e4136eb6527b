// `npm run graphql`: regenerates the types of the resolvers and the documents of the web's operations. Run it after a
// change of the files in graphql/ or of a file of operations.
import { run } from './command.ts';
import { writeGraphqlOperations } from './graphql/graphqlOperations.ts';
import { writeGraphqlTypes } from './graphql/graphqlTypes.ts';

await run(async () => {
  await writeGraphqlTypes();
  await writeGraphqlOperations();
  return 0;
});
