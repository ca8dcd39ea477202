import { isWorkspace } from '../machine/installation.mjs';

/** Words that cannot be the name of a folder or a component, or that mean something else here. */
const reserved = new Set([
  'unknown',
  'constructor',
  'prototype',
  'default',
  'index',
  'src',
  'dist',
  'node-modules',
]);

/**
 * Throws an error that suggests a name unless the name is like `pull-quote`: lower-case words of letters and digits,
 * separated by hyphens, that begin with a letter.
 *
 * @param {'block' | 'island' | 'page-kind' | 'lib'} kind
 * @param {string} name
 */
export function checkName(kind, name) {
  const example = kind === 'block' ? 'pull-quote' : 'reading-list';
  const command = `${isWorkspace ? 'npm run' : 'npx guildhall'} new ${kind} ${suggestion(name) ?? example}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" cannot be the name of a ${kind}: lower-case words with hyphens between. ${command}`,
    );
  if (name.length > 40)
    throw new Error(`"${name}" is ${name.length} letters long; names have 40 at most. Choose a shorter one.`);
  if (reserved.has(name))
    throw new Error(`"${name}" means something else here. Choose another name for the ${kind}.`);
}

/**
 * The nearest valid name, if there is one: `PullQuote` → `pull-quote`.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
function suggestion(name) {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .replace(/-+$/, '');
  return words || undefined;
}
