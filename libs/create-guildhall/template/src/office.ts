import { runOfficeCommand } from '@guildhall/billing-invoice/office';
import { organisation } from './organisation.ts';

const { argv, env } = process;
process.exitCode = await runOfficeCommand({ args: argv.slice(2), env, print: console.log, organisation });
