#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runMigrate } from '@guildhall/migrate';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
process.exitCode = runMigrate({
  args: process.argv.slice(2),
  folder: process.cwd(),
  version,
  print: (line) => console.log(line),
});
