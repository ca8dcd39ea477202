// `node tools/package-release/compare-sboms.ts OLD.sbom.json NEW.sbom.json` says which packages a release brings in other
// versions than an earlier one.
import { readFileSync } from 'node:fs';
import { print } from '../../libs/cli/src/terminal/print.mjs';
import { compareSboms, type Sbom } from './sbom.ts';

const files = process.argv.slice(2);
const [before, after] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Sbom);
if (!before || !after) {
  print('Name two files: node tools/package-release/compare-sboms.ts OLD.sbom.json NEW.sbom.json');
  process.exitCode = 1;
} else {
  const differences = compareSboms(before, after);
  print(differences.join('\n') || 'Both have the same packages in the same versions.');
}
