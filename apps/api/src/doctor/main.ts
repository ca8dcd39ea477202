import { parseArgs } from 'node:util';
import { collectFindings } from '@guildhall/server-kit';
import { organisation } from '@guildhall/website-organisation';
import { readConfig } from '../config.ts';
import { checkAll } from './doctor.ts';

/** Minimum deadline, ms: a supplier that is still starting is slow, not broken. */
const patientMs = 20_000;

// Started by `tools/doctor.mjs`, which prints the findings of both servers.
const { values } = parseArgs({ options: { 'private-entry': { type: 'string' } } });
const findings = await collectFindings(
  'api',
  () => readConfig(process.env, organisation),
  (config) =>
    checkAll(
      { ...config, DEADLINE_MS: Math.max(config.DEADLINE_MS, patientMs) },
      { organisation, privateEntry: values['private-entry'] },
    ),
);
console.log(JSON.stringify({ findings }));
