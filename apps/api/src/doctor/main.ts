import { organisation } from '@guildhall/website-organisation';
import { collectApiFindings } from './collect-api-findings.ts';

// Started by `tools/doctor.mjs`, which prints the findings of both servers.
console.log(JSON.stringify({ findings: await collectApiFindings(organisation) }));
