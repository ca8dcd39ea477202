import { readConfig } from '../config.ts';
import { examine } from './doctor.ts';
import { mend, type Finding } from './finding.ts';
import { mustBeMended, report } from './report.ts';

/** A configuration that cannot be read is the first thing to mend: without it no check can run. */
async function findingsOf(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    return await examine(readConfig(env), env);
  } catch (error) {
    return [mend('configuration', error instanceof Error ? error.message : String(error))];
  }
}

const findings = await findingsOf(process.env);
console.log(process.argv.includes('--json') ? JSON.stringify({ findings }, null, 2) : report(findings));
process.exitCode = mustBeMended(findings) > 0 ? 1 : 0;
