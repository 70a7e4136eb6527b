// `npm run graphql`: writes the types of the resolvers anew, after a change in graphql/*.graphql.
import { run } from './command.ts';
import { writeGraphqlTypes } from './graphqlTypes.ts';

await run(async () => {
  await writeGraphqlTypes();
  return 0;
});
