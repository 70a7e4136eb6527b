import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { languages } from '#machines/market/language.ts';
import { csvLine } from '#server/import/records/csvLine.ts';
import { importFormats, type ImportFormat } from '#server/import/formats/formats.ts';
import { isSellerId } from '#server/import/formats/listingsFormat.ts';
import type { ImportRequest, ImportResult } from '#server/work/runImport.ts';
import { inform, run } from './command.ts';
import { importDisplay } from './import/importDisplay.ts';

const usage = `npm run import -- FILE --format ${importFormats.join('|')} [--dry-run] [--seller ID] [--pictures FOLDER] [--report FILE.csv]
npm run import -- --categories    prints the ids of all categories with their names, as CSV`;
/** The exit code of shells for a command that was interrupted from the keyboard. */
const interrupted = 130;

await run(async () => {
  const words = process.argv.slice(2);
  if (words.length === 1 && words[0] === '--categories') {
    process.stdout.write(categoryTable());
    return 0;
  }
  const request = requestFrom(words);
  // The server's modules take most of a second to load. A mistake on the command line is reported without them.
  const [{ runImport }, { configOfMarket }] = await Promise.all([
    import('#server/work/runImport.ts'),
    import('./configOfMarket.ts'),
  ]);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());

  const display = importDisplay(process.stderr);
  const result = await runImport(request, configOfMarket(), {
    say: inform,
    onProgress: display.progress,
    onProblem: display.problem,
    signal: stop.signal,
  }).finally(() => display.end());
  for (const line of summaryOf(request, result)) process.stdout.write(`${line}\n`);
  return 'finished' in result && !result.finished ? interrupted : 0;
});

function optionsFrom(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        seller: { type: 'string' },
        report: { type: 'string' },
        pictures: { type: 'string' },
      },
    });
  } catch (error) {
    // Only Node's first sentence: it continues with an explanation of file names that begin with a hyphen.
    const [sentence] = (error as Error).message.split('. ');
    throw new Error(`${sentence}\n${usage}`, { cause: error });
  }
}

function requestFrom(words: readonly string[]): ImportRequest {
  const { values, positionals } = optionsFrom(words);
  const [named, ...others] = positionals;
  const { format, seller, report, pictures } = values;
  if (named === undefined || others.length > 0) throw new Error(`Which file?\n${usage}`);
  const file = fromWhereOneIs(named);
  if (!isFormat(format))
    throw new Error(`--format is ${importFormats.join(', ')}, not ${format ?? 'left out'}\n${usage}`);
  if (seller !== undefined && !isSellerId(seller)) {
    throw new Error(`--seller is lower-case letters, digits and hyphens, not ${JSON.stringify(seller)}`);
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${named} is a folder: name a file`);
  if (!existsSync(file) || !statSync(file).isFile()) throw new Error(`There is no file ${named}`);
  const folder = pictures === undefined ? undefined : fromWhereOneIs(pictures);
  if (folder !== undefined && !(existsSync(folder) && statSync(folder).isDirectory())) {
    throw new Error(`There is no folder ${pictures}`);
  }
  return {
    file,
    format,
    dryRun: values['dry-run'],
    ...(seller !== undefined && { seller }),
    ...(report !== undefined && { report: fromWhereOneIs(report) }),
    ...(folder !== undefined && { pictures: folder }),
  };
}

/** The ids that the column `category` of a file accepts, in the order of the tree. */
function categoryTable(): string {
  const rows = categoryTree.flatMap((top) => [top, ...top.children].map((each) => ({ top, ...each })));
  const lines = rows.map(({ id, top, name }) =>
    csvLine([id, top.id === id ? '' : top.id, ...languages.map((language) => name[language])]),
  );
  return `${csvLine(['id', 'parent', ...languages])}${lines.join('')}`;
}

/** npm runs commands in the clone's folder; a path is relative to the folder in which it was typed. */
function fromWhereOneIs(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}

function isFormat(word: string | undefined): word is ImportFormat {
  return importFormats.some((format) => format === word);
}

function summaryOf({ dryRun, file }: ImportRequest, result: ImportResult): string[] {
  const counts = 'places' in result ? result.places : result.counts;
  const summary = Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
  const would = dryRun ? 'Nothing written (--dry-run); it would be: ' : '';
  return [
    `${would}${summary}`,
    ...(result.report === undefined ? [] : [`What was wrong with rows: ${result.report}`]),
    ...('finished' in result && !result.finished && !dryRun ? [`Interrupted; import ${file} again to go on`] : []),
  ];
}
