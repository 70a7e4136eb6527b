import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { root } from '#cli/firstRun/clone.mjs';
import { quantile } from '#tests/inspector/drawing/displacement.ts';
import { temporaryFolder } from '#tests/drivers/files/temporaryFolder.ts';

const pastEvents = 10_000;
const scrolledEvents = 100_000;
/** Five seconds at 60 frames a second. */
const frames = 300;
const interval = 1000 / 60;
const rounds = 5;
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** The app in Chromium as it is built: its size, a late attachment and the scrolling of a long log. */
export async function reportBrowser(): Promise<void> {
  const folder = temporaryFolder();
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [vanillaExtractPlugin()],
      build: {
        outDir: folder.path,
        emptyOutDir: false,
        rollupOptions: { input: join(root, 'tests/bench/inspector/page.html') },
      },
    });
    console.log('the app in Chromium');
    reportSize(join(folder.path, 'assets'));
    await reportPage(folder.path);
  } finally {
    folder.remove();
  }
}

function reportSize(assets: string): void {
  const sizes = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const content = readFileSync(join(assets, name));
      return { name: name.replace(/-[\w-]{8}\.js$/, ''), bytes: content.length, packed: gzipSync(content).length };
    });
  for (const { name, bytes, packed } of sizes) {
    console.log(`  script ${name.padEnd(16)} ${kilobytes(bytes)}, ${kilobytes(packed)} with gzip`);
  }
}

async function reportPage(folder: string): Promise<void> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://inspector');
    const content = contentOf(join(folder, pathname));
    response.writeHead(content ? 200 : 404, { 'Content-Type': types[pathname.split('.').at(-1)!] ?? 'text/plain' });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: process.env['ALLMEND_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  const opened = async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://127.0.0.1:${port}/tests/bench/inspector/page.html`);
    await page.waitForFunction(() => 'measured' in window);
    return page;
  };
  try {
    await reportAttachment(opened);
    await reportScroll(await opened());
  } finally {
    await browser.close();
    server.close();
  }
}

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

async function reportAttachment(opened: () => Promise<Page>): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await opened();
    took.push(await page.evaluate((events) => window.measured.attach(events), pastEvents));
    await page.close();
  }
  console.log(
    `  attach to a page with ${pastEvents} past events until chart and log are painted: ${quantile(took, 0.5).toFixed(0)} ms in the median of ${rounds}, ${Math.max(...took).toFixed(0)} ms at most`,
  );
}

async function reportScroll(page: Page): Promise<void> {
  await page.evaluate((events) => window.measured.attach(events), scrolledEvents);
  const devtools = await page.context().newCDPSession(page);
  // Processor time: other processes of the machine do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  // Without any scrolling a busy machine drops frames too.
  for (const [name, part] of [
    ['no scroll', 0],
    ['scroll of 3000 px a second', (3000 * frames) / 60 / (scrolledEvents * 30)],
    ['scroll of all', 1],
  ] as const) {
    const before = await worked();
    const took = await page.evaluate(([count, share]) => window.measured.scroll(count, share), [frames, part] as const);
    const work = (await worked()) - before;
    const dropped = took.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / interval) - 1), 0);
    console.log(
      `  ${name} in ${scrolledEvents} events, ${frames} frames: ${dropped} dropped, a frame takes ${quantile(took, 0.5).toFixed(1)} ms in the median, ${quantile(took, 0.95).toFixed(1)} ms at the 95th percentile, ${Math.max(...took).toFixed(1)} ms at most; the main thread works ${(work / frames).toFixed(1)} ms for each`,
    );
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
