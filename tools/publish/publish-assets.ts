import { parseArgs } from 'node:util';
import { publishAssets } from '@guildhall/site/server';
import { printStep, print, red } from '../set-up/print.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' }, to: { type: 'string' } },
});
const [site = ''] = positionals;

try {
  const { count, folder } = await publishAssets({ site, to: values.to });
  printStep(true, 'assets', `${count} files in ${folder}`);
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
