import { parseArgs } from 'node:util';
import { collectFindings } from '@guildhall/server-kit';
import { readConfig } from '../config.ts';
import { checkAll } from './doctor.ts';

/** A supplier that is slow, because it was just started or the machine is busy, is not one that is wrong, ms. */
const patientMs = 20_000;

// Run by `tools/doctor.mjs`, which shows the findings of both servers.
const { values } = parseArgs({ options: { 'private-entry': { type: 'string' } } });
const findings = await collectFindings(
  'api',
  () => readConfig(process.env),
  (config) =>
    checkAll(
      { ...config, DEADLINE_MS: Math.max(config.DEADLINE_MS, patientMs) },
      { privateEntry: values['private-entry'] },
    ),
);
console.log(JSON.stringify({ findings }));
