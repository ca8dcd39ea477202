#!/usr/bin/env node
// eslint-disable-next-line @nx/enforce-module-boundaries -- the built door, which type checks read from its source
import { runMigrate } from '@guildhall/migrate';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
process.exitCode = runMigrate({
  args: process.argv.slice(2),
  folder: process.cwd(),
  version,
  print: (line) => console.log(line),
});
