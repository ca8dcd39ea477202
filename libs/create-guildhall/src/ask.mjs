import { createInterface } from 'node:readline/promises';
import { questions } from './questions.mjs';

/** @typedef {import('./questions.mjs').Choices} Choices */
/** @typedef {import('./questions.mjs').Question} Question */

/**
 * Completes choices: asks those that the command line does not give, or takes the usual ones. A bad answer gets a sentence, and
 * is asked again; one of the command line ends the command.
 *
 * @throws Error that names the option with a bad value
 *
 * @param {Readonly<Record<string, string | undefined>>} given By the names of questions.
 * @param {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream } | undefined} terminal Without one, nothing is asked.
 * @returns {Promise<Choices>}
 */
export async function completeChoices(given, terminal) {
  /** @type {Record<string, unknown>} */
  const choices = {};
  const prompt = terminal && createPrompt(terminal);
  try {
    for (const question of questions) {
      const { name, usual, applies, otherwise } = question;
      const value = given[name];
      if (value !== undefined) choices[name] = readOption(question, value);
      else if (applies?.(choices) === false) choices[name] = otherwise;
      else choices[name] = prompt ? await prompt.ask(question) : question.read(usual);
      if (applies?.(choices) === false && choices[name] !== otherwise)
        throw new Error(explainContradiction(name));
    }
  } finally {
    prompt?.close();
  }
  return /** @type {Choices} */ (/** @type {unknown} */ (choices));
}

/** @param {string} name */
const explainContradiction = (name) =>
  name === 'plans'
    ? 'Plans need --membership: leave out --plans.'
    : 'Logins are those of people who have joined: --members needs --membership.';

/**
 * @param {Question} question
 * @param {string} value
 */
function readOption({ name, read }, value) {
  try {
    return read(value);
  } catch (error) {
    throw new Error(`--${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** @param {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream }} terminal */
function createPrompt({ input, output }) {
  const lines = createInterface({ input, output });
  /** @type {(reason: Error) => void} */
  let leave = () => undefined;
  const left = new Promise((_resolve, reject) => (leave = reject));
  left.catch(() => undefined);
  lines.once('close', () => leave(new Error('Nothing was created.')));
  return {
    /** @param {Question} question */
    async ask({ text, usual, read }) {
      for (;;) {
        const typed = await Promise.race([lines.question(`${text} [${usual}]: `), left]);
        const line = String(typed).trim();
        try {
          return read(line === '' ? usual : line);
        } catch (error) {
          output.write(`  ${error instanceof Error ? error.message : error}\n`);
        }
      }
    },
    close: () => lines.close(),
  };
}
