#!/usr/bin/env node
// The command `guildhall`.
import './machine/node-version.mjs';
import { findNodeProblem } from './machine/installation.mjs';
import { print, red } from './terminal/print.mjs';

/** @typedef {{ run(words: readonly string[]): Promise<void> }} Command */

/** @type {Record<string, { about: string, load(): Promise<Command>, words?: string[] }>} */
const commands = {
  start: {
    about: 'build the site and start it with its api and the sandbox',
    load: () => import('./commands/start.mjs'),
  },
  dev: {
    about: 'the same, with hot reload and without a build',
    load: () => import('./commands/start.mjs'),
    words: ['--dev'],
  },
  build: { about: 'build the site', load: () => import('./commands/build.mjs') },
  serve: {
    about: 'run site and api in production; serve site or serve api runs one of them',
    load: () => import('./commands/serve.mjs'),
  },
  doctor: {
    about: 'check the configuration and every supplier, and say what to fix',
    load: () => import('./commands/doctor.mjs'),
  },
  office: {
    about: 'run a command of the office, such as office list',
    load: () => import('./commands/office.mjs'),
  },
  mails: { about: 'write every email as a file, to look at', load: () => import('./commands/mails.mjs') },
  backup: {
    about: 'copy what the api has stored into a folder',
    load: () => import('./commands/operate.mjs'),
    words: ['backup'],
  },
  restore: {
    about: 'put it back from a folder',
    load: () => import('./commands/operate.mjs'),
    words: ['restore'],
  },
  'move-storage': {
    about: 'copy it from SQLite to PostgreSQL',
    load: () => import('./commands/operate.mjs'),
    words: ['move-storage'],
  },
  cases: {
    about: 'list what waits for the operator; cases done 12 marks one',
    load: () => import('./commands/operate.mjs'),
    words: ['cases'],
  },
  data: {
    about: 'copy or delete what is held about somebody: data copy ADDRESS FOLDER, data delete ADDRESS',
    load: () => import('./commands/operate.mjs'),
    words: ['data'],
  },
  new: {
    about: 'add a part: new block NAME, new island NAME, new page-kind NAME, new texts',
    load: () => import('./commands/new.mjs'),
  },
  release: {
    about: 'write what production runs into an empty folder',
    load: () => import('./commands/release.mjs'),
  },
  storybook: {
    about: 'show the stories of own blocks; storybook build writes them as files',
    load: () => import('./commands/storybook.mjs'),
  },
  'publish-assets': {
    about: 'copy the files of a new build to where running sites serve them',
    load: () => import('./commands/publish-assets.mjs'),
  },
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

try {
  if (command === undefined) explain();
  else {
    const problem = findNodeProblem();
    if (problem !== undefined) throw new Error(problem);
    await (await command.load()).run([...(command.words ?? []), ...words]);
  }
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

/** Lists the commands. */
function explain() {
  if (!['', 'help', '--help', '-h'].includes(name)) {
    print(red(`There is no command ${name}.`));
    process.exitCode = 1;
  }
  const lines = Object.entries(commands).map(([key, { about }]) => `  ${key.padEnd(15)} ${about}`);
  print(['guildhall <command>', ...lines].join('\n'));
}
