import { features } from 'web-features';
import { oldestBrowsers } from './targets.mjs';

/** @typedef {Partial<Record<keyof typeof oldestBrowsers, string>>} Support First version of each browser. */

/**
 * @typedef {object} PlatformKey A name of the web platform, as MDN's data spells it, such as `css.properties.gap`.
 * @property {string} key
 * @property {string} feature ID in web-features.
 * @property {boolean} isNewer True if one of the oldest browsers lacks it.
 * @property {number} year Year since which all browsers have it; infinite if one still lacks it.
 */

/**
 * Returns the browsers that lack something, with the first version that has it, if any.
 *
 * @param {Support} support
 * @returns {[browser: keyof typeof oldestBrowsers, since: string | undefined][]}
 */
export function listLackingBrowsers(support) {
  return /** @type {(keyof typeof oldestBrowsers)[]} */ (Object.keys(oldestBrowsers))
    .filter((browser) => toNumber(support[browser]) > oldestBrowsers[browser])
    .map((browser) => [browser, support[browser]]);
}

/** @param {string | undefined} version */
const toNumber = (version) => (version === undefined ? Infinity : Number(version.replace('≤', '')));

/** @type {PlatformKey[] | undefined} */
let known;

/** Returns all names that web-features knows, sorted into features. Read once: the file has 5 MB. */
export function listPlatformKeys() {
  known ??= Object.entries(features).flatMap(([feature, value]) =>
    value.kind === 'feature'
      ? Object.entries(value.status.by_compat_key ?? {}).map(([key, status]) => ({
          key,
          feature,
          isNewer: listLackingBrowsers(status.support).length > 0,
          year: status.baseline
            ? Number(status.baseline_low_date?.replace('≤', '').slice(0, 4) ?? Infinity)
            : Infinity,
        }))
      : [],
  );
  return known;
}

/**
 * Returns the first versions of a feature, or of one name of it.
 *
 * @param {string} feature
 * @param {string} [key]
 * @returns {Support}
 * @throws Error for an unknown feature or name
 */
export function findSupport(feature, key) {
  const value = features[feature];
  if (value?.kind !== 'feature') throw new Error(`web-features has no “${feature}”`);
  const status = key === undefined ? value.status : value.status.by_compat_key?.[key];
  if (status === undefined) throw new Error(`web-features has no “${key}” in “${feature}”`);
  return status.support;
}

/**
 * Returns the first versions of a feature of the list, or of a name in MDN's data.
 *
 * @param {string} id
 * @returns {Support}
 * @throws Error if web-features does not know it
 */
export function findSupportById(id) {
  if (!id.includes('.')) return findSupport(id);
  const known = listPlatformKeys().find(({ key }) => key === id);
  if (known === undefined) throw new Error(`web-features has no “${id}”`);
  return findSupport(known.feature, id);
}
