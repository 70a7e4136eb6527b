import { expect, it } from 'vitest';
import {
  isBuiltFile,
  isGuardedPicture,
  isHealthCheck,
  isOperations,
  isPicture,
  isSitemap,
} from '#server/http/connection/plainAddresses.ts';

const kinds = { isBuiltFile, isGuardedPicture, isHealthCheck, isOperations, isPicture, isSitemap };

it.each([
  ['/healthz', ['isHealthCheck', 'isOperations']],
  ['/readyz?from=balancer', ['isHealthCheck', 'isOperations']],
  ['/metrics', ['isOperations']],
  ['/metrics?name=x', ['isOperations']],
  ['/healthzz', []],
  ['/assets/main-1a2b.js', ['isBuiltFile']],
  ['/offline/de.html', ['isBuiltFile']],
  ['/favicon.ico', ['isBuiltFile']],
  ['/icon-maskable-512.png?v=2', ['isBuiltFile']],
  ['/service-worker.js', ['isBuiltFile']],
  ['/pictures/320/demo/sofa.webp', ['isPicture']],
  ['/pictures/320/people/a.webp', ['isGuardedPicture', 'isPicture']],
  ['/pictures/320/messages/a.webp', ['isGuardedPicture', 'isPicture']],
  ['/sitemaps/ads-1.xml', ['isSitemap']],
  ['/de', []],
  ['/de/assets/x', []],
  ['/api/v10/list.json?next=/healthz', []],
])('%s is of the kinds %j', (url, expected) => {
  const found = Object.entries(kinds).flatMap(([name, isOfKind]) => (isOfKind(url) ? [name] : []));
  expect(found).toEqual(expected);
});
