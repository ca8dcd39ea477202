/** How a server says that it is ready: `site listening on http://127.0.0.1:4200`. */
const sentence = /\blistening on (https?:\/\/\S+)/;

/** How long a server may take until it listens, ms. */
const startLimitMs = 30_000;

/**
 * Follows a server's lines until it says that it listens.
 *
 * @param {string} name
 * @param {{ limitMs?: number, onOtherLine: (line: string) => void }} options
 */
export function createReadiness(name, { limitMs = startLimitMs, onOtherLine }) {
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
    /** Resolves to the address the server listens on. */
    listening,
    /** @param {string} line */
    read(line) {
      const address = ready ? undefined : sentence.exec(line)?.[1];
      if (address === undefined) return onOtherLine(line);
      ready = true;
      clearTimeout(limit);
      succeed(address);
    },
    /** @param {number} code */
    exited(code) {
      clearTimeout(limit);
      fail(new Error(`The ${name} ended with code ${code} before it listened. Its output is above.`));
    },
  };
}
