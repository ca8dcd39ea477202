/** The fields of a package in a lockfile that are used here. */
export interface LockedPackage {
  /** The folder of a workspace, of a link to it. */
  resolved?: string;
  link?: boolean;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Finds what a package installs that needs a newer Node than the package says: npm would warn of it with the oldest Node that is
 * allowed. Peers count, as somebody has to install them too; npm leaves out an optional dependency that needs a newer one.
 *
 * @param packages of the lockfile
 * @param folder of the package: `libs/cart`
 * @returns the dependencies with the versions that they need: `jotai needs >=22.12.0`
 */
export function findNewerNodes(packages: Readonly<Record<string, LockedPackage>>, folder: string): string[] {
  const oldest = toNumbers(packages[folder]?.engines?.node ?? '');
  const seen = new Set<string>();
  const visit = (place: string): void => {
    if (seen.has(place)) return;
    seen.add(place);
    const { dependencies, peerDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const found = resolve(packages, place, name);
      if (found) visit(found);
    }
  };
  visit(folder);
  return [...seen].flatMap((place) => {
    const range = packages[place]?.engines?.node;
    return range === undefined || allows(range, oldest)
      ? []
      : `${place.replace(/^.*node_modules\//, '')} needs ${range}`;
  });
}

/** Finds where Node would find a package: beside the one that imports it, or in a folder above. */
function resolve(
  packages: Readonly<Record<string, LockedPackage>>,
  from: string,
  name: string,
): string | undefined {
  const parents = from.split('/node_modules/').map((_, index, parts) => parts.slice(0, index + 1));
  const folders = [...parents.map((parts) => `${parts.join('/node_modules/')}/`).reverse(), ''];
  const place = folders.map((folder) => `${folder}node_modules/${name}`).find((key) => packages[key]);
  return place === undefined ? undefined : packages[place]?.link ? packages[place].resolved : place;
}

type Version = readonly [major: number, minor: number, patch: number];

const toNumbers = (text: string): Version => {
  const [, major = '0', minor = '0', patch = '0'] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text) ?? [];
  return [Number(major), Number(minor), Number(patch)];
};

/** Tells whether a version is in a range as `engines` has them: `^20.19 || >=22.12`, `>=18 <23`, `24`, `*`. */
export function allows(range: string, version: Version): boolean {
  return range.split('||').some((part) => {
    const comparators = part.match(/[<>=^~]*\s*[\dx*][\d.x*]*/g) ?? [];
    return comparators.every((comparator) => {
      if (/^\D*[x*]/.test(comparator)) return true;
      const bound = toNumbers(comparator);
      const difference = version.map((number, index) => number - (bound[index] ?? 0)).find(Boolean) ?? 0;
      const [sign] = /^[<>=^~]*/.exec(comparator) ?? [''];
      if (sign.startsWith('>')) return sign === '>=' ? difference >= 0 : difference > 0;
      if (sign.startsWith('<')) return sign === '<=' ? difference <= 0 : difference < 0;
      const isSameMajor = version[0] === bound[0];
      const isSameMinor = sign === '^' || !/\d\.\d/.test(comparator) || version[1] === bound[1];
      return isSameMajor && isSameMinor && difference >= 0;
    });
  });
}
