import { parseArgs } from 'node:util';
import { printStep, print, red } from '../terminal/print.mjs';
import { importOwn } from './import-own.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' }, to: { type: 'string' } },
});
const [site = ''] = positionals;

try {
  /** @type {typeof import('@guildhall/site/server')} */
  const { publishAssets } = await importOwn('@guildhall/site/server', site);
  const { count, folder } = await publishAssets({ site, to: values.to });
  printStep(true, 'assets', `${count} files in ${folder}`);
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
