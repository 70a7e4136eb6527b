// `npm run inspect`: the developers' inspector, and pictures of statecharts; `--help` explains all options.
import { inform, run } from './command.ts';
import { takeEndSignals } from './endSignals.ts';
import { inspectCommand } from './inspect/inspectCommand.ts';

await run(() =>
  inspectCommand(process.argv.slice(2), {
    out: (text) => process.stdout.write(`${text}\n`),
    say: inform,
    folder: process.env['INIT_CWD'] ?? process.cwd(),
    ended: () => takeEndSignals(process).first,
  }),
);
