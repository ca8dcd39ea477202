#!/usr/bin/env node
// eslint-disable-next-line @nx/enforce-module-boundaries -- the built door, which type checks read from its source
import { runCommand } from '@guildhall/contract';

process.exitCode = await runCommand(process.argv.slice(2));
