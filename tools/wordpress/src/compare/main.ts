// `npm run compare:wordpress -- http://localhost:4200 http://localhost:14200` compares pages of a site on the sandbox with
// those of a site on WordPress, both running, and exits with 1 if they differ in a way that is not meant.
import { comparePages } from './compare-pages.ts';
import { knownDifferences } from './known-differences.ts';

const paths = [
  '/',
  '/about',
  '/news',
  '/calendar',
  '/membership',
  '/contact',
  '/members/reading-room',
  '/styleguide',
];

const [sandbox, wordPress] = process.argv.slice(2);
if (sandbox === undefined || wordPress === undefined) {
  console.error('Name two sites: the one on the sandbox, and the one on WordPress.');
  process.exit(1);
}

async function read(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${origin}${path} responds with ${response.status}`);
  return response.text();
}

const found = new Set<string>();
for (const path of paths) {
  const { lines, known, unexplained } = comparePages(await read(sandbox, path), await read(wordPress, path));
  for (const name of known) found.add(name);
  const result = unexplained.length === 0 ? 'the same' : `${unexplained.length} lines differ`;
  console.log(`${path}: ${lines} lines, ${result}${known.length > 0 ? `, but for ${known.join(', ')}` : ''}`);
  for (const line of unexplained) console.log(`  ${line.slice(0, 200)}`);
  if (unexplained.length > 0) process.exitCode = 1;
}
console.log('');
for (const { name, reason } of knownDifferences) if (found.has(name)) console.log(`${name}: ${reason}`);
