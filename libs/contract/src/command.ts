import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Capability } from './capability.ts';
import { capabilities } from './capabilities/index.ts';
import { findPlaces } from './places.ts';
import { readContract } from './read-contract.ts';
import { runContract, type CapabilityResult } from './run-contract.ts';
import { createUsageError } from './usage-error.ts';
import { createWords } from './words.ts';

const usage = `Usage: npx @guildhall/contract <url> [options]

  --config <file>   default: contract.config.ts, if there is one
  --only <names>    some capabilities, such as cart,checkout
  --send            also send messages, applications and requests for logins on a site that is not on this machine
  --json            print the results as JSON
  --list            list the capabilities`;

/** A mistake in how the command was called. */
class UsageError extends Error {}

/**
 * Runs the command, and prints a sentence for each capability.
 *
 * @returns the code to exit with: 0 if everything that was tried is kept, 1 if something is broken, 2 if nothing was tried
 * @example
 * process.exitCode = await runCommand(['http://localhost:4200', '--only', 'cart']);
 */
export async function runCommand(words: readonly string[]): Promise<0 | 1 | 2> {
  try {
    return await hold(readOptions(words));
  } catch (error) {
    const hint = error instanceof UsageError ? `\n\n${usage}` : '';
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
    return 2;
  }
}

function readOptions(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        config: { type: 'string' },
        only: { type: 'string' },
        send: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function hold({ values, positionals }: ReturnType<typeof readOptions>): Promise<0 | 1 | 2> {
  if (values.list) {
    for (const { name, promise } of capabilities) print(`${name.padEnd(nameWidth)}${promise}`);
    return 0;
  }
  const chosen = choose(values.only);
  const { origin, hostname } = readUrl(positionals);
  const contract = await readContract(values.config);
  const texts = createWords(contract.texts);
  const site = { origin, contract, words: texts, places: await findPlaces(origin, contract, texts) };
  const browser = await launch();
  const results = await runContract({
    ...{ ...site, browser, capabilities: chosen },
    sends: values.send || ['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    onResult: (result) => void (values.json || print(format(result))),
  }).finally(() => browser.close());
  const count = (state: CapabilityResult['state']) => results.filter((one) => one.state === state).length;
  if (values.json) print(JSON.stringify({ url: origin, results }, null, 2));
  else print(`${count('kept')} kept, ${count('broken')} broken, ${count('skipped')} skipped`);
  if (!values.json && count('broken') > 0 && !contract.texts)
    print(
      'Texts were expected in English. If the site has others, name them as texts in contract.config.ts.',
    );
  if (count('broken') > 0) return 1;
  return count('kept') > 0 ? 0 : 2;
}

function choose(only: string | undefined): readonly Capability[] {
  if (only === undefined) return capabilities;
  const names = only.split(',');
  const unknown = names.find((name) => !capabilities.some((one) => one.name === name));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no capability "${unknown}". There are ${capabilities.map(({ name }) => name).join(', ')}`,
    );
  return capabilities.filter(({ name }) => names.includes(name));
}

function readUrl([url, ...more]: readonly string[]): URL {
  if (url === undefined) throw new UsageError('Say which site: http://localhost:4200');
  if (more.length > 0) throw new UsageError(`One site at a time: leave out ${more.join(' ')}`);
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new UsageError(`"${url}" is no URL of a site: write it as http://localhost:4200`);
  return new URL(url);
}

async function launch() {
  const executablePath = process.env['CHROMIUM_PATH'];
  try {
    return await chromium.launch({
      ...(executablePath && { executablePath }),
      // Root may not use the sandbox, as in a container.
      chromiumSandbox: false,
    });
  } catch (error) {
    throw createUsageError(
      'GUILDHALL_CONTRACT_BROWSER',
      'Chromium cannot be started: run "npx playwright install chromium", or set CHROMIUM_PATH to the one that you have',
      error,
    );
  }
}

/** The longest name of a capability, and a gap. */
const nameWidth = 14;

/** @param result one capability's */
function format({ name, state, sentence, detail }: CapabilityResult): string {
  const line = `${state.padEnd(9)}${name.padEnd(nameWidth)}${sentence}`;
  const [said] = (detail ?? '').split('\n\n');
  const indent = ' '.repeat(9 + nameWidth);
  return said ? `${line}\n${said.replaceAll(/^/gm, indent)}` : line;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
