// Programs that a step runs: quiet when they succeed, quoted in full when they do not, ended with us.
import { spawn } from 'node:child_process';

/** A step that cannot be done, in words for the person at the terminal; anything else thrown is a fault of ours. */
export class StepFailure extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end and keeps its output for the case that it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options] `env` is added to ours
 * @throws {StepFailure} when it cannot be started or ends with another status than 0
 */
export async function runQuietly(command, args, { env = {} } = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  try {
    const status = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve(code ?? signal));
    });
    if (status !== 0)
      throw new StepFailure(`${output.trimEnd()}\n\n${[command, ...args].join(' ')}: ended with ${status}`);
  } catch (error) {
    if (error instanceof StepFailure) throw error;
    throw new StepFailure(`${command} could not be started: ${/** @type {Error} */ (error).message}`);
  } finally {
    running.delete(child);
  }
}

/** Ends what steps have started; called when we are told to end. @param {NodeJS.Signals} signal */
export function endRunning(signal) {
  for (const child of running) child.kill(signal);
}
