import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { writeCsrfCookie } from '../http/cookies.ts';
import { withExtractedFiles } from '../http/answers/styleFiles.ts';
import { marketNames } from './callShapes.ts';

const styles = createRequire(import.meta.url).resolve('@fastify/swagger-ui/static/swagger-ui.css');

/**
 * The page that shows the API's document and tries its calls, at `prefix`, with the document itself at `{prefix}/json`.
 * It uses only our own files, so that the content security policy of every page is valid here too.
 */
export async function registerDocsPage(
  app: FastifyInstance,
  { brand, prefix }: Pick<Config, 'brand'> & { readonly prefix: string },
): Promise<void> {
  const { css, files } = withExtractedFiles(await readFile(styles, 'utf8'));
  app.get(`${prefix}/static/swagger-ui.css`, (_, reply) => reply.type('text/css; charset=utf-8').send(css));
  for (const { name, type, content } of files) {
    app.get(`${prefix}/static/${name}`, (_, reply) => reply.type(type).send(content));
  }
  await app.register(swaggerUi, {
    routePrefix: prefix,
    uiConfig: {
      // `BaseLayout` has no top bar, which would load the document of any typed URL.
      layout: 'BaseLayout',
      displayRequestDuration: true,
      requestInterceptor: asCall,
    },
    theme: { title: `The calls of ${marketNames[brand]}` },
    uiHooks: {
      onRequest: (request, reply, done) => {
        writeCsrfCookie(request, reply, { product: brand, secure: request.isSecure });
        done();
      },
    },
  });
}

/**
 * Adds the headers of every call to a tried call. Runs in the browser from its source text, so it must be
 * self-contained.
 */
function asCall<Request>(request: Request): Request {
  const { headers } = request as { readonly headers: Record<string, string> };
  const { cookie } = (globalThis as unknown as { readonly document: { readonly cookie: string } }).document;
  const token = /(?:^|; )\w+_csrf=([^;]*)/.exec(cookie)?.[1];
  headers['x-api-hash'] ??= 'docs';
  if (token) headers['x-csrf-token'] ??= token;
  return request;
}
