import { parseArgs } from 'node:util';

/** @typedef {{ dev: boolean, 'no-build': boolean, wordpress: boolean, network: boolean }} StartOptions */

/**
 * Reads the options of `npm start`. An unknown word is refused, because the site that it was meant to name would not be the
 * one that starts: without the two dashes, npm takes `--site` for itself and passes on only the folder.
 *
 * @throws Error that names the word, and the form of the command
 *
 * @param {readonly string[]} words The command line after the program.
 * @returns {StartOptions}
 */
export function readStartOptions(words) {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  try {
    return parseArgs({
      args: [...words],
      options: { dev: flag, 'no-build': flag, wordpress: flag, network: flag, site: { type: 'string' } },
    }).values;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Error(
      `${reason}.\nOptions follow two dashes: npm start -- [--site examples/second-site] [--no-build] [--wordpress] [--network]`,
      { cause: error },
    );
  }
}
