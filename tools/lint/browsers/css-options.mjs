import css from '@eslint/css';
import { newerFeatures } from './newer-features.mjs';
import { listPlatformKeys } from './support.mjs';

/** Last year whose features all of the oldest browsers have: the rule knows years only, not versions. */
const year = 2022;

/** @typedef {'allowAtRules' | 'allowFunctions' | 'allowMediaConditions' | 'allowProperties' | 'allowSelectors' | 'allowUnits'} ListName */

/** Lists of the rule's options, by the beginning of MDN's names. @type {[prefix: string, depth: number, list: ListName][]} */
const lists = [
  ['css.at-rules.media.', 4, 'allowMediaConditions'],
  ['css.at-rules.', 3, 'allowAtRules'],
  ['css.properties.', 3, 'allowProperties'],
  ['css.selectors.', 3, 'allowSelectors'],
  ['css.types.length.', 4, 'allowUnits'],
  ['css.types.', 4, 'allowFunctions'],
  ['css.types.', 3, 'allowFunctions'],
];

/**
 * Returns the options of `css/use-baseline`: CSS of later years is allowed if all of the oldest browsers have it, or if
 * the list of newer features names it.
 */
export function createCssOptions() {
  const listed = new Set(newerFeatures.flatMap(({ allows }) => allows));
  const known = readKnownNames();
  /** @type {Record<ListName, Set<string>>} */
  const allowed = {
    allowAtRules: new Set(),
    allowFunctions: new Set(),
    allowMediaConditions: new Set(),
    allowProperties: new Set(),
    allowSelectors: new Set(),
    allowUnits: new Set(),
  };
  /** @type {Record<string, string[]>} */
  const allowPropertyValues = {};
  for (const { key, feature, isNewer, year: since } of listPlatformKeys()) {
    if (since <= year || (isNewer && !listed.has(feature) && !listed.has(key))) continue;
    const path = key.split('.');
    const name = path.at(-1) ?? '';
    const [, , list] = lists.find(([prefix, depth]) => key.startsWith(prefix) && path.length === depth) ?? [];
    if (list && known[list].has(name)) allowed[list].add(name);
    const [, kind, property = ''] = path;
    if (kind === 'properties' && path.length === 4 && known.values[property]?.has(name))
      (allowPropertyValues[property] ??= []).push(name);
  }
  return {
    available: year,
    ...Object.fromEntries(Object.entries(allowed).map(([list, names]) => [list, [...names]])),
    allowPropertyValues,
  };
}

/** Reads the names that the rule accepts in its options; it refuses others. */
function readKnownNames() {
  const [{ properties }] = /** @type {any} */ (css.rules['use-baseline'].meta.schema);
  /** @type {(schema: any) => Set<string>} */
  const readEnum = (schema) => new Set(schema.items.enum);
  return {
    .../** @type {Record<ListName, Set<string>>} */ (
      Object.fromEntries(
        [...new Set(lists.map(([, , list]) => list))].map((list) => [list, readEnum(properties[list])]),
      )
    ),
    values: /** @type {Record<string, Set<string>>} */ (
      Object.fromEntries(
        Object.entries(properties.allowPropertyValues.properties).map(([name, schema]) => [
          name,
          readEnum(schema),
        ]),
      )
    ),
  };
}
