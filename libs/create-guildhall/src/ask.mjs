import { createInterface } from 'node:readline/promises';
import { questions } from './questions.mjs';

/** @typedef {import('./questions.mjs').Answers} Answers */
/** @typedef {import('./questions.mjs').Question} Question */

/**
 * Completes answers: asks those that the command line does not give, or takes the usual ones. A bad answer gets a sentence, and
 * is asked again; one of the command line ends the command.
 *
 * @throws Error that names the option with a bad value
 *
 * @param {Readonly<Record<string, string | undefined>>} given By the names of questions.
 * @param {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream } | undefined} terminal Without one, nothing is asked.
 * @returns {Promise<Answers>}
 */
export async function completeAnswers(given, terminal) {
  /** @type {Record<string, unknown>} */
  const answers = {};
  const prompt = terminal && createPrompt(terminal);
  try {
    for (const question of questions) {
      const { name, usual, applies, otherwise } = question;
      const value = given[name];
      if (value !== undefined) answers[name] = readOption(question, value);
      else if (applies?.(answers) === false) answers[name] = otherwise;
      else answers[name] = prompt ? await prompt.ask(question) : question.read(usual);
      if (applies?.(answers) === false && answers[name] !== otherwise)
        throw new Error(explainContradiction(name));
    }
  } finally {
    prompt?.close();
  }
  return /** @type {Answers} */ (/** @type {unknown} */ (answers));
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
        const answer = String(typed).trim();
        try {
          return read(answer === '' ? usual : answer);
        } catch (error) {
          output.write(`  ${error instanceof Error ? error.message : error}\n`);
        }
      }
    },
    close: () => lines.close(),
  };
}
