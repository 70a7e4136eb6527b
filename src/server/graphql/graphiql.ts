import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { writeCsrfCookie } from '../http/cookies.ts';
import { fileWithin, withExtractedFiles } from '../http/answers/styleFiles.ts';

const javascript = 'text/javascript; charset=utf-8';

/**
 * GraphiQL, to try operations during development. It uses only local files and works without a network. It has a
 * separate address, because a browser's address bar cannot send the hash that every call needs.
 */
export async function registerGraphiql(
  app: FastifyInstance,
  { brand, prefix, endpoint }: Pick<Config, 'brand'> & { readonly prefix: string; readonly endpoint: string },
): Promise<void> {
  // GraphiQL has nine megabytes, so only development loads it.
  const parts = await import('@graphql-yoga/render-graphiql/graphiql');
  const { css, files } = withExtractedFiles(parts.css);
  const icon = fileWithin(parts.favicon, 'icon');
  const all: readonly { readonly name: string; readonly type: string; readonly content: string | Buffer }[] = [
    ...files,
    icon,
    { name: 'graphiql.css', type: 'text/css; charset=utf-8', content: css },
    { name: 'graphiql.js', type: javascript, content: parts.js },
    { name: 'editor.js', type: javascript, content: parts.editorWorkerService },
    { name: 'json.js', type: javascript, content: parts.jsonWorker },
    { name: 'graphql.js', type: javascript, content: parts.graphqlWorker },
    { name: 'start.js', type: javascript, content: started(prefix, endpoint) },
  ];
  for (const { name, type, content } of all) {
    app.get(`${prefix}/${name}`, (_, reply) => reply.type(type).send(content));
  }
  app.get(prefix, (request, reply) => {
    writeCsrfCookie(request, reply, { product: brand, secure: request.isSecure });
    return reply.type('text/html; charset=utf-8').send(page(prefix, icon.name));
  });
}

function page(prefix: string, icon: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>GraphiQL</title>
    <link rel="icon" href="${prefix}/${icon}" />
    <link rel="stylesheet" href="${prefix}/graphiql.css" />
  </head>
  <body id="body" class="no-focus-outline">
    <div id="root"></div>
    <script src="${prefix}/graphiql.js"></script>
    <script src="${prefix}/start.js"></script>
  </body>
</html>`;
}

/** The page's script. It configures the editor's workers and sends the headers that every call needs. */
function started(prefix: string, endpoint: string): string {
  return `const workers = { editorWorkerService: 'editor.js', json: 'json.js', graphql: 'graphql.js' };
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_, label) => '${prefix}/' + workers[label] };
const token = /(?:^|; )\\w+_csrf=([^;]*)/.exec(document.cookie)?.[1];
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), {
  endpoint: '${endpoint}',
  additionalHeaders: { 'x-api-hash': 'graphiql', 'x-csrf-token': token },
  defaultQuery: 'query Bicycles {\\n  searchListings(filter: { category: 4020 }) {\\n    totalItemCount\\n    items {\\n      title\\n      path\\n    }\\n  }\\n}\\n',
});
`;
}
