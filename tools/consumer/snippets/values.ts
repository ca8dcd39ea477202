import { runInNewContext } from 'node:vm';

const statement = /^(\s*)(?:(?:export )?const (\w+) = )?(?!(?:export )?type )(\S.*); \/\/ (.+)$/;
/** Beginning of a value. Other comments are sentences. */
const value = /^(?:['"[{\d-]|(?:true|false|null|undefined)\b)/;

/**
 * Replaces comments that state a value (`f(2); // 4, because …`) with a check of it: `checkValue(line, f(2), 4)`.
 *
 * @returns `undefined` if there are none
 */
export function addValueChecks(code: string): string | undefined {
  let count = 0;
  const lines = code.split('\n').map((line, at) => {
    const [, indent = '', name, expression = '', comment = ''] = statement.exec(line) ?? [];
    if (!value.test(comment)) return line;
    count += 1;
    const check = `globalThis.checkValue(${at}, ${name ?? expression}, ${readValue(comment)});`;
    return name === undefined ? `${indent}${check}` : `${line.replace(/ \/\/ .*/, '')} ${check}`;
  });
  return count === 0 ? undefined : lines.join('\n');
}

/** Returns the longest beginning of a comment that is a value; the rest explains it. */
function readValue(comment: string): string {
  const ends = [...comment.matchAll(/, |$/g)].map(({ index }) => index).toReversed();
  const found = ends.map((end) => comment.slice(0, end)).find(isValue);
  if (found === undefined) throw new Error(`This comment begins like a value and is none: ${comment}`);
  return found;
}

function isValue(text: string): boolean {
  try {
    runInNewContext(`(${text})`);
    return true;
  } catch {
    return false;
  }
}

/** A program that runs modules and reports values that are not as their comments say, as JSON. */
export function renderValuesProgram(modules: ReadonlyMap<string, string>): string {
  return `import { isDeepStrictEqual, inspect } from 'node:util';
const normalise = (value) => JSON.parse(JSON.stringify(value ?? null).replaceAll('\\u00a0', ' '));
const faults = [];
let place = '';
let count = 0;
globalThis.checkValue = (line, is, says) => {
  count += 1;
  if (!isDeepStrictEqual(normalise(is), normalise(says)))
    faults.push(place.replace(/\\d+$/, (first) => String(Number(first) + line)) + ': the value is ' + inspect(is));
};
${[...modules].map(([path, place]) => `place = ${JSON.stringify(place)};\nawait import(${JSON.stringify(path)});`).join('\n')}
process.stdout.write(JSON.stringify({ count, faults }));
`;
}
