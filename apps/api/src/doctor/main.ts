import { readConfig } from '../config.ts';
import { checkAll } from './doctor.ts';
import { fix, type Finding } from './finding.ts';
import { mustBeFixed, report } from './report.ts';

/** A configuration that cannot be read is the first thing to fix: without it no check can run. */
async function findingsOf(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    return await checkAll(readConfig(env), env);
  } catch (error) {
    return [fix('configuration', error instanceof Error ? error.message : String(error))];
  }
}

const findings = await findingsOf(process.env);
console.log(process.argv.includes('--json') ? JSON.stringify({ findings }, null, 2) : report(findings));
process.exitCode = mustBeFixed(findings) > 0 ? 1 : 0;
