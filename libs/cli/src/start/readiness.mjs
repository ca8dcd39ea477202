/** @typedef {import('../processes/supervisor.mjs').Stream} Stream */

/** A ready server prints `site listening on http://127.0.0.1:4200`. */
const readyPattern = /\blistening on (https?:\/\/\S+)/;

const startTimeoutMs = 30_000;

/** A server has exited by itself. */
export class ServerExit extends Error {
  /**
   * @param {string} message
   * @param {number} code
   */
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/**
 * Follows a server's output until it is ready.
 *
 * @param {string} name
 * @param {{ limitMs?: number, onOtherLine: (line: string, stream: Stream) => void }} options
 */
export function createReadiness(name, { limitMs = startTimeoutMs, onOtherLine }) {
  /** @type {(address: string) => void} */
  let succeed;
  /** @type {(error: Error) => void} */
  let fail;
  /** @type {Promise<string>} */
  const listening = new Promise((resolve, reject) => {
    succeed = resolve;
    fail = reject;
  });
  const late = () => fail(new Error(`The ${name} did not start within ${limitMs / 1000} seconds.`));
  const limit = setTimeout(late, limitMs);
  let ready = false;
  return {
    /** Resolves to the server's URL. */
    listening,
    /**
     * @param {string} line
     * @param {Stream} [stream]
     */
    read(line, stream = 'stdout') {
      const address = ready ? undefined : readyPattern.exec(line)?.[1];
      if (address === undefined) return onOtherLine(line, stream);
      ready = true;
      clearTimeout(limit);
      succeed(address);
    },
    /** @param {number} code */
    exited(code) {
      clearTimeout(limit);
      fail(
        new ServerExit(
          `The ${name} exited with code ${code} before it was ready. See its output above.`,
          code,
        ),
      );
    },
  };
}
