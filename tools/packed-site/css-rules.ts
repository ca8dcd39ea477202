import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/**
 * Returns every rule of a stylesheet with its at-rules. The order of layers is not part of it: bundlers write it in
 * different ways, and the site states it itself.
 */
export function listRules(css: string): string[] {
  const rules: string[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type === 'rule') rules.push([...listParents(node), node.selector, printBody(node)].join(' '));
    if (node.type === 'atrule' && !node.nodes && node.name !== 'layer')
      rules.push([...listParents(node), print(node)].join(' '));
  });
  return rules;
}

/** Reads the rules of styles that a site's build contains. */
export function readBuiltRules(site: string): string[] {
  const folder = join(site, 'dist/client/assets');
  const files = globSync('*.css', { cwd: folder }).sort();
  return files.flatMap((file) => listRules(readFileSync(join(folder, file), 'utf8')));
}

/** Lists what a build lacks, and what it has that the other one does not. */
export function compareRules(expected: readonly string[], actual: readonly string[]): string[] {
  const [before, after] = [new Set(expected), new Set(actual)];
  return [
    ...[...before].filter((rule) => !after.has(rule)).map((rule) => `css rule is missing: ${rule}`),
    ...[...after].filter((rule) => !before.has(rule)).map((rule) => `css rule is new: ${rule}`),
    ...(expected.length > 0 ? [] : ['the build of the workspace has no css']),
  ];
}

function listParents(node: Rule | AtRule): string[] {
  const parents: string[] = [];
  for (let { parent } = node; parent && parent.type !== 'root'; parent = parent.parent)
    parents.unshift(parent.type === 'atrule' ? print(parent as AtRule) : (parent as Rule).selector);
  return parents;
}

function print({ name, params }: AtRule): string {
  return `@${name} ${params}`;
}

/**
 * Declarations are sorted by property, since versions of a minifier move them. Asset names contain hashes, which are the
 * same if the files are.
 */
function printBody(rule: Container): string {
  const declarations = rule.nodes?.filter((node) => node.type === 'decl') ?? [];
  declarations.sort((one, other) => (one.prop < other.prop ? -1 : Number(one.prop > other.prop)));
  return `{${declarations.map(String).join(';')}}`;
}
