import { parseArgs } from 'node:util';
import { examine } from '@guildhall/server-kit';
import { readConfig } from '../config.ts';
import { checkAll } from './doctor.ts';

// Run by `tools/doctor.mjs`, which shows the findings of both servers.
const { values } = parseArgs({ options: { 'private-entry': { type: 'string' } } });
const findings = await examine(
  'api',
  () => readConfig(process.env),
  (config) => checkAll(config, { privateEntry: values['private-entry'] }),
);
console.log(JSON.stringify({ findings }));
