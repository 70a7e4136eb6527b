// `npm run paths`: paths through the machines, for testers. `npm run paths -- --help` explains all options.
import { inform, run } from './command.ts';
import { pathsCommand } from './paths/pathsCommand.ts';

/** The width of a line, in characters, if the output is no terminal. */
const usualWidth = 120;

// A reader of the first lines only (`| head`) closes the pipe, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const words = process.argv.slice(2);
const terminal = {
  out: (text: string) => process.stdout.write(`${text}\n`),
  say: inform,
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  width: process.stdout.columns ?? (Number(process.env['COLUMNS']) || usualWidth),
};

await run(async () => {
  if (!words.includes('--coverage') || words.includes('--help') || words.includes('-h'))
    return pathsCommand(words, terminal);
  const { coverageCommand } = await import('./paths/coverage.ts');
  return coverageCommand(words, terminal);
});
