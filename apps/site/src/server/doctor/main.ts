import { collectFindings } from '@guildhall/server-kit';
import { readConfig } from '../config.ts';
import { checkAll } from './doctor.ts';

// Run by `tools/doctor.mjs`, which shows the findings of both servers.
const findings = await collectFindings('site', () => readConfig(process.env), checkAll);
console.log(JSON.stringify({ findings }));
