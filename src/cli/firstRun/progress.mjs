// The progress of a step: on a terminal a line that counts, in a log a line at intervals.

const LOG_EVERY_MS = 15_000;

/**
 * Runs `work` with a progress line: `installing 415 packages ... 230 of 415, 12 s`, then `installed 415 packages in 31
 * s`.
 * @template T
 * @param {{ doing: string, done: string, detail?: () => string }} title `detail` is called each time the line is shown
 * @param {() => Promise<T>} work
 * @param {NodeJS.WriteStream} [out]
 * @returns {Promise<T>} the result of `work`; its error is rethrown, and the line reports the failure
 */
export async function step({ doing, done, detail }, work, out = process.stderr) {
  const began = Date.now();
  const line = () => [`${doing} ...`, [detail?.(), seconds(began)].filter(Boolean).join(', ')].join(' ');
  const show = out.isTTY ? () => out.write(`\r\x1b[K${line()}`) : () => out.write(`${line()}\n`);
  const end = (/** @type {string} */ text) => out.write(`${out.isTTY ? '\r\x1b[K' : ''}${text}\n`);

  if (out.isTTY) show();
  else out.write(`${doing} ...\n`);
  const timer = setInterval(show, out.isTTY ? 250 : LOG_EVERY_MS);
  try {
    const result = await work();
    end(`${done} in ${seconds(began)}`);
    return result;
  } catch (error) {
    end(`${doing} failed after ${seconds(began)}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** @param {number} began milliseconds since the epoch */
function seconds(began) {
  const passed = (Date.now() - began) / 1000;
  return `${passed < 10 ? passed.toFixed(1) : Math.round(passed)} s`;
}
