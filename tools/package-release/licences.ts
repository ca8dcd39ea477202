interface Locked {
  link?: boolean;
  resolved?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
type Packages = Readonly<Record<string, Locked | undefined>>;

/** Licences under which a site may use and pass on what our packages bring. */
export const allowedLicences: readonly string[] = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
];

/**
 * Lists the packages that are installed with a library and have a licence which is not allowed, or none.
 *
 * @param packages of the lockfile
 * @param folder of the library, such as `libs/cart`
 * @param known licences of packages whose package.json names none, with where they are written
 */
export function findLicenceFaults(
  packages: Packages,
  folder: string,
  known: Readonly<Record<string, string>> = {},
): string[] {
  return listInstalled(packages, folder).flatMap((place) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = packages[place]?.license ?? known[name] ?? 'none';
    return allowedLicences.includes(licence)
      ? []
      : [`${folder} installs ${name}, whose licence is ${licence}`];
  });
}

/** Lists the places of what npm installs with a package, without peers: these belong to the app. */
function listInstalled(packages: Packages, from: string, found = new Set<string>()): string[] {
  const { dependencies, optionalDependencies } = packages[from] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const place = findPlace(packages, from, name);
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    listInstalled(packages, place, found);
  }
  return [...found].filter((place) => place.includes('node_modules/'));
}

/** Finds the package that Node loads, from the nearest folder upwards; links of the workspace lead to their folders. */
function findPlace(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    const found = packages[place];
    if (found) return found.link ? found.resolved : place;
    if (folder === '') return undefined;
  }
}
