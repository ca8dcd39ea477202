#!/usr/bin/env node
// The command `guildhall`.
import './machine/node-version.mjs';
import { findNodeProblem } from './machine/installation.mjs';
import { print, red } from './terminal/print.mjs';

/** @typedef {{ run(words: readonly string[]): Promise<void> }} Command */

/**
 * @typedef {object} Entry
 * @property {string} about
 * @property {string} [usage] what follows its name
 * @property {string[]} [words] that its module needs first
 * @property {boolean} [explainsItself] true for a command that has its own `--help`
 * @property {() => Promise<Command>} load
 */

/** @type {Record<string, Entry>} */
const commands = {
  start: {
    about: 'build the site and start it with its api and the sandbox',
    usage: '[--network] [--no-build]',
    load: () => import('./commands/start.mjs'),
  },
  dev: {
    about: 'the same, with hot reload and without a build',
    usage: '[--network]',
    load: () => import('./commands/start.mjs'),
    words: ['--dev'],
  },
  build: { about: 'build the site', load: () => import('./commands/build.mjs') },
  serve: {
    about: 'run site and api in production, or one of them',
    usage: '[site | api]',
    load: () => import('./commands/serve.mjs'),
  },
  doctor: {
    about: 'check the configuration and every supplier, and say what to fix',
    usage: '[--only site | --only api] [--private-entry PATH] [--json]',
    load: () => import('./commands/doctor.mjs'),
  },
  office: {
    about: 'run a command of the office, such as office list',
    explainsItself: true,
    load: () => import('./commands/office.mjs'),
  },
  mails: { about: 'write every email as a file, to look at', load: () => import('./commands/mails.mjs') },
  backup: {
    about: 'copy what the api has stored into a folder',
    usage: 'FOLDER',
    load: () => import('./commands/operate.mjs'),
    words: ['backup'],
  },
  restore: {
    about: 'put it back from a folder',
    usage: 'FOLDER',
    load: () => import('./commands/operate.mjs'),
    words: ['restore'],
  },
  'move-storage': {
    about: 'copy it from SQLite to PostgreSQL',
    load: () => import('./commands/operate.mjs'),
    words: ['move-storage'],
  },
  cases: {
    about: 'list what waits for the operator, and mark or decide one',
    usage: '[done N | show N | accept N | refuse N "REASON"]',
    load: () => import('./commands/operate.mjs'),
    words: ['cases'],
  },
  data: {
    about: 'list requests, and copy or delete what is held about somebody',
    usage: '[copy ADDRESS FOLDER | delete ADDRESS | keep ADDRESS]',
    load: () => import('./commands/operate.mjs'),
    words: ['data'],
  },
  new: {
    about: 'add a part to the site',
    usage: 'block NAME | island NAME | page-kind NAME | texts',
    load: () => import('./commands/new.mjs'),
  },
  release: {
    about: 'write what production runs into an empty folder',
    usage: 'FOLDER [--without-node]',
    load: () => import('./commands/release.mjs'),
  },
  storybook: {
    about: 'show the stories of own blocks, or write them as files',
    usage: '[build]',
    load: () => import('./commands/storybook.mjs'),
  },
  'publish-assets': {
    about: 'copy the files of a new build to where running sites serve them',
    usage: '[--to FOLDER]',
    load: () => import('./commands/publish-assets.mjs'),
  },
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

try {
  if (command === undefined) list();
  else if (!command.explainsItself && words.some((word) => ['--help', '-h'].includes(word))) explain(command);
  else {
    const problem = findNodeProblem();
    if (problem !== undefined) throw new Error(problem);
    await (await command.load()).run([...(command.words ?? []), ...words]);
  }
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

/**
 * Says how to use a command.
 *
 * @param {Entry} command
 */
function explain({ usage, about }) {
  print(`guildhall ${[name, usage].filter(Boolean).join(' ')}\n  ${about}`);
}

/** Lists the commands. */
function list() {
  if (!['', 'help', '--help', '-h'].includes(name)) {
    print(red(`There is no command ${name}.`));
    process.exitCode = 1;
  }
  const lines = Object.entries(commands).map(([key, { about }]) => `  ${key.padEnd(15)} ${about}`);
  print(['guildhall <command>', ...lines, 'guildhall <command> --help says how to use one.'].join('\n'));
}
