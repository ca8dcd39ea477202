import { createHash } from 'node:crypto';

/** Files of scripts, with the names that the bundler gave them: `shop-1a2b3c.js`. */
export type Scripts = ReadonlyMap<string, string>;

/** A script with its final name. */
export interface NamedScript {
  name: string;
  code: string;
}

interface Roles {
  /** Name of the start script, which lists the files of islands. */
  start: string;
  /** Name of the kit's file, which imports islands. */
  kit: string;
}

/** Short, since the start script lists the names: 30 bits. */
const hashLength = 5;

/**
 * Names scripts after their own content and what they import, so that a release gives new names to what it changed only.
 * Two things would give all of them new names, and are replaced:
 *
 * - Files that take something from the start script no longer import it by its name, but read it from `globalThis`: it
 *   has run before any of them.
 * - The kit's file looks the islands' names up in the start script's list.
 *
 * @returns the new name and code of each file, by its present name
 * @throws Error if a script does not have the form that the bundler writes
 */
export function nameScripts(scripts: Scripts, { start, kit }: Roles): Map<string, NamedScript> {
  const codes = new Map(scripts);
  const listed = shareStart(codes, start);
  lookUpIslands(codes, kit, listed);
  const renamed = new Map<string, string>();
  // The start script names the others, and none of them names it.
  for (const group of [...findGroups(codes, start), [start]]) {
    const own = new Set(group);
    const contents = new Map(group.map((name) => [name, replaceNames(codes.get(name) ?? '', renamed, own)]));
    const hash = createHash('sha256');
    for (const content of [...contents.values()].sort()) hash.update(content);
    const shared = hash.digest('hex');
    for (const [name, content] of contents) {
      const base = getBase(name);
      // Files of one group can have the same base.
      const ending = createHash('sha256').update(`${shared}${base}${content}`).digest('base64url');
      renamed.set(name, `${base}-${ending.slice(0, hashLength)}.js`);
    }
  }
  return new Map(
    [...codes].map(([name, code]) => [
      name,
      { name: renamed.get(name) ?? name, code: replaceNames(code, renamed, new Set()) },
    ]),
  );
}

/** Replaces the exports of the start script. Returns the local name of its list of files. */
function shareStart(codes: Map<string, string>, start: string): string {
  const code = codes.get(start) ?? '';
  const list = /([\w$]+)=`((?:[\w-]+,)*[\w-]+:[^`]*)`/.exec(code);
  const exported = /export\s*\{([^}]*)\};?\s*$/.exec(code);
  if (!list || !exported) throw new Error(`${start} has no list of files or no exports`);
  const fields = (exported[1] ?? '').replace(/([^\s,]+) as ([^\s,]+)/g, '$2:$1');
  codes.set(start, `${code.slice(0, exported.index)}globalThis.$gh={${fields},$:${list[1]}};`);
  for (const [name, other] of codes) {
    if (name === start) continue;
    const rest = other
      .replace(
        new RegExp(String.raw`import\{([^}]*)\}from"\./${escape(start)}";`),
        (_all, names: string) => `var{${names.replaceAll(' as ', ':')}}=$gh;`,
      )
      .replace(`import"./${start}";`, '');
    if (rest.includes(start)) throw new Error(`${name} imports the start script in an unknown way`);
    codes.set(name, rest);
  }
  return list[2] ?? '';
}

function lookUpIslands(codes: Map<string, string>, kit: string, listed: string): void {
  const code = codes.get(kit) ?? '';
  let count = 0;
  const looked = code.replace(/import\(`\.\/([^`]+)\.js`\)/g, (all, file: string) => {
    if (!listed.split(/[,:]/).includes(file)) return all;
    count += 1;
    return `$im("${getBase(`${file}.js`)}")`;
  });
  if (count === 0) return;
  codes.set(
    kit,
    `${looked}function $im(e){return import("./"+RegExp("(?:^|,)("+e+"-.{${hashLength}})[:,]").exec($gh.$)[1]+".js")}`,
  );
}

/** Sorts files so that each comes after those that it names; files that name each other are one group. */
function findGroups(codes: Scripts, start: string): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const names = [...codes.keys()].filter((name) => name !== start);
  const visit = (name: string): number => {
    const place = index.size;
    index.set(name, place);
    stack.push(name);
    let lowest = place;
    for (const next of names) {
      if (next === name || !codes.get(name)?.includes(next)) continue;
      if (!index.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? index.get(next) ?? place);
      low.set(name, lowest);
    }
    low.set(name, lowest);
    if (lowest === place) groups.push(stack.splice(stack.indexOf(name)));
    return lowest;
  };
  for (const name of names) if (!index.has(name)) visit(name);
  return groups;
}

/** Names of the own group are left without their hash. */
function replaceNames(code: string, renamed: ReadonlyMap<string, string>, own: ReadonlySet<string>): string {
  let replaced = code;
  for (const name of own) replaced = replaced.replaceAll(withoutEnding(name), getBase(name));
  for (const [from, to] of renamed) replaced = replaced.replaceAll(withoutEnding(from), withoutEnding(to));
  return replaced;
}

const withoutEnding = (name: string) => name.replace(/\.js$/, '');
/** The bundler's hashes have six characters, and may contain a hyphen. */
const getBase = (name: string) => name.replace(/-[\w-]{6}\.js$/, '');
const escape = (name: string) => name.replaceAll(/[.$]/g, String.raw`\$&`);
