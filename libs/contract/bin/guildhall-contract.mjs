#!/usr/bin/env node
import { runCommand } from '@guildhall/contract';

process.exitCode = await runCommand(process.argv.slice(2));
