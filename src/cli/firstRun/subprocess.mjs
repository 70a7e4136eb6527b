// Programs that a step runs. Their output is shown only if they fail, and they end with this process.
import { spawn } from 'node:child_process';
import { firstRunLock, root } from './clone.mjs';
import { holdFor } from './exclusive.mjs';

/** A step that failed, with a message for the user at the terminal. Any other thrown value is a bug. */
export class StepFailure extends Error {}

/** Each with the signal that ends it. @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals>} */
const running = new Map();

/**
 * Runs a program to its end, within `exclusively`. Buffers its output in case it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, endBy?: NodeJS.Signals }} [options] `env` is added to ours
 * @throws {StepFailure} if it cannot be started, or ends with another status than 0
 */
export async function runQuietly(command, args, { env = {}, endBy = 'SIGTERM' } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.set(child, endBy);
  if (child.pid) holdFor(firstRunLock, child.pid);
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

/**
 * Ends the programs of running steps, when this process has to end.
 * @returns {Promise<unknown>} resolves when all have ended
 */
export function endRunning() {
  const ended = [...running.keys()].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const [child, signal] of running) child.kill(signal);
  return Promise.all(ended);
}
