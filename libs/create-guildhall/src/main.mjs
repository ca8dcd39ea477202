#!/usr/bin/env node
// `npm create guildhall my-organisation`.
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { completeChoices } from './ask.mjs';
import { createSite, requireEmpty } from './create-site.mjs';
import { questions } from './questions.mjs';

const oldest = 24;
const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean' });
const help = `npm create guildhall my-organisation

It asks about the organisation, and writes a site and its api into a folder. To answer beforehand:
${questions.map(({ name, text: question, usual }) => `  --${name.padEnd(11)} ${question} [${usual}]`).join('\n')}
  --yes         take the usual answers for all others
With npm, options follow two dashes: npm create guildhall my-organisation -- --yes`;

/** @returns {{ folder: string, given: Record<string, string | undefined>, yes: boolean, help: boolean }} */
function readCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      ...{ name: text, language: text, country: text, currency: text, plans: text, colour: text },
      ...{ shop: flag, members: flag, membership: flag, search: flag, yes: flag, help: flag },
    },
  });
  const { yes = false, help: wantsHelp = false, ...rest } = values;
  const [folder = 'my-organisation', other] = positionals;
  if (other !== undefined) throw new Error(`Name one folder, not ${positionals.join(' and ')}.`);
  const given = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'yes' : 'no') : value,
    ]),
  );
  return { folder, given, yes, help: wantsHelp };
}

async function create() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < oldest)
    throw new Error(
      `This is Node ${process.versions.node}, and a site needs Node ${oldest}: install it, then run the command again.`,
    );
  const { folder, given, yes, help: wantsHelp } = readCommandLine();
  if (wantsHelp) return console.log(help);
  requireEmpty(folder);
  const terminal = yes || !process.stdin.isTTY ? undefined : { input: process.stdin, output: process.stdout };
  if (!yes && !terminal)
    throw new Error(
      'There is no terminal to ask in: add --yes to take the usual choices, with npm after two dashes.',
    );
  const choices = await completeChoices(given, terminal);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const files = createSite(folder, { ...choices, timeZone });
  const [program = 'npm'] = (process.env['npm_config_user_agent'] ?? '').split('/');
  // Yarn's own way of installing leaves no folders, in which builds look for packages.
  if (program === 'yarn' && !existsSync(join(folder, '.yarnrc.yml')))
    writeFileSync(join(folder, '.yarnrc.yml'), 'nodeLinker: node-modules\n');
  console.log(`\n${files.length} files are in ${resolve(folder)}. Next:\n`);
  for (const line of describeNext(toShortPath(resolve(folder)), program)) console.log(`  ${line}`);
  if (choices.language !== 'en')
    console.log(
      `\nThe kit's texts are in English: npx guildhall new texts writes all of them into files, to translate.`,
    );
}

/** @param {string} folder */
function toShortPath(folder) {
  const path = relative(process.cwd(), folder);
  return path.startsWith('..') ? folder : path;
}

/**
 * @param {string} folder
 * @param {string} program
 */
function describeNext(folder, program) {
  const known = ['npm', 'pnpm', 'yarn'].includes(program) ? program : 'npm';
  return [...(folder === '' ? [] : [`cd ${folder}`]), `${known} install`, `${known} start`, `${known} test`];
}

create().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
