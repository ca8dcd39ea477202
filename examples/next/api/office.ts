import { runOfficeCommand } from '@guildhall/billing-invoice/office';

const { argv, env } = process;
process.exitCode = await runOfficeCommand({ args: argv.slice(2), env, print: console.log });
