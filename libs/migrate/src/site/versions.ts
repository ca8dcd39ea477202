const scope = '@guildhall/';
const fields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;
const range = /^([~^]?)(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;
const order = new Intl.Collator('en', { numeric: true });

type Manifest = Partial<Record<(typeof fields)[number], Record<string, string>>>;

/** Negative if the first version is the earlier one. */
export const compareVersions = (a: string, b: string): number => order.compare(a, b);

/** Lists the packages of the kit that a manifest names, with their ranges. */
export function listPackages(manifest: string): Map<string, string> {
  const parsed = JSON.parse(manifest) as Manifest;
  const entries = fields.flatMap((field) => Object.entries(parsed[field] ?? {}));
  return new Map(entries.filter(([name]) => name.startsWith(scope)));
}

/** Returns the earliest version among the packages of the kit; `undefined` if none is a version. */
export function findVersion(manifest: string): string | undefined {
  const versions = [...listPackages(manifest).values()].flatMap((one) => range.exec(one)?.[2] ?? []);
  return versions.toSorted(compareVersions)[0];
}

/** Raises all packages of the kit to one version, and adds those that are newly imported. The rest of the text stays. */
export function raiseVersions(manifest: string, version: string, added: readonly string[] = []): string {
  const indent = /\n([ \t]+)"/.exec(manifest)?.[1] ?? '  ';
  const parsed = JSON.parse(manifest) as Manifest;
  let prefix = '';
  for (const field of fields)
    for (const [name, given] of Object.entries(parsed[field] ?? {})) {
      const [, sign, old] = range.exec(given) ?? [];
      if (!name.startsWith(scope) || old === undefined || sign === undefined) continue;
      prefix = sign;
      if (compareVersions(old, version) < 0) parsed[field] = { ...parsed[field], [name]: sign + version };
    }
  if (added.length > 0) {
    const all = {
      ...parsed.dependencies,
      ...Object.fromEntries(added.map((name) => [name, prefix + version])),
    };
    parsed.dependencies = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
  return JSON.stringify(parsed, null, indent) + (manifest.endsWith('\n') ? '\n' : '');
}
