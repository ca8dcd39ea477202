import { newerFeatures } from '../browsers/newer-features.mjs';
import { listPlatformKeys } from '../browsers/support.mjs';

/** @typedef {Map<string, string>} FeatureByName ID in web-features of each name that an old browser lacks. */

/**
 * @typedef {object} NewerNames
 * @property {FeatureByName} members Such as `showPopover`, on any object.
 * @property {FeatureByName} ownMembers Such as `URL.canParse` and `navigator.connection`: on one object only.
 * @property {FeatureByName} globals Such as `scheduler`.
 * @property {FeatureByName} attributes Such as `popovertarget`.
 */

/** Global objects by their interface. */
const browserObjects = { Navigator: 'navigator', Document: 'document', Screen: 'screen', History: 'history' };
const globalObjects = ['globalThis', 'window', 'self'];
/** Names of the product's own that a newer interface has too, such as `bytes` of responses. */
const ownNames = ['bytes'];

/** @type {NewerNames | undefined} */
let names;

/**
 * Code in browsers uses what the oldest browsers have, or what `newer-features.mjs` lists. Members are known by their
 * name alone: types would take minutes.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const newerBrowsers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      newer:
        'Older browsers lack “{{name}}” ({{feature}}). Use something else, or guard it and state in tools/lint/browsers/newer-features.mjs what they show.',
    },
  },
  create(context) {
    names ??= collectNames();
    const { members, ownMembers, globals, attributes } = names;
    /** @type {(node: any, name: string, feature: string | undefined) => void} */
    const report = (node, name, feature) => {
      if (feature !== undefined) context.report({ node, messageId: 'newer', data: { name, feature } });
    };
    /** @type {(name: string, owner: string | undefined) => string | undefined} */
    const findMember = (name, owner) =>
      members.get(name) ??
      ownMembers.get(`${owner}.${name}`) ??
      (owner !== undefined && globalObjects.includes(owner) ? globals.get(name) : undefined);
    /** @type {(object: any) => boolean} */
    const isImported = (object) =>
      object.type === 'Identifier' &&
      findVariable(context.sourceCode.getScope(object), object.name)?.defs[0]?.type === 'ImportBinding';
    return {
      'MemberExpression[computed=false] > Identifier.property': (/** @type {any} */ node) => {
        const { object } = node.parent;
        const feature = findMember(node.name, getPlainName(object));
        if (feature !== undefined && !isImported(object)) report(node, node.name, feature);
      },
      'VariableDeclarator > ObjectPattern > Property[computed=false]': (/** @type {any} */ node) => {
        const owner = getPlainName(node.parent.parent.init);
        const isGlobal = [...globalObjects, ...Object.values(browserObjects)].includes(owner);
        if (isGlobal) report(node.key, node.key.name, findMember(node.key.name, owner));
      },
      JSXAttribute: (/** @type {any} */ node) => {
        const name = String(node.name.name).toLowerCase();
        if (/^[a-z]+$/.test(node.parent.name.name ?? '')) report(node, name, attributes.get(name));
      },
      'Program:exit': (node) => {
        const { through, variables } = context.sourceCode.getScope(node);
        const known = variables
          .filter(({ defs }) => defs.length === 0)
          .flatMap(({ references }) => references);
        for (const { identifier } of [...through, ...known])
          if (isCode(identifier)) report(identifier, identifier.name, globals.get(identifier.name));
      },
    };
  },
};

/** @type {(scope: import('eslint').Scope.Scope | null, name: string) => import('eslint').Scope.Variable | undefined} */
function findVariable(scope, name) {
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(name);
    if (variable) return variable;
  }
}

/** @type {(node: any) => any} */
function getPlainName(node) {
  return node?.type === 'TSAsExpression' ? getPlainName(node.expression) : node?.name;
}

/** @param {any} identifier */
const isCode = ({ parent }) =>
  !parent.type.startsWith('TS') && !(parent.type === 'UnaryExpression' && parent.operator === 'typeof');

/** @returns {NewerNames} */
function collectNames() {
  const listed = new Set(newerFeatures.flatMap(({ allows }) => allows));
  const keys = listPlatformKeys();
  const newer = new Set(keys.filter(({ isNewer }) => isNewer).map(({ key }) => key));
  const found = createNames();
  const everywhere = createNames();
  for (const { key, feature, isNewer, year } of keys) {
    // Objects of a newer interface come from something newer, which is reported itself.
    if (key.startsWith('api.') && newer.has(key.split('.', 2).join('.')) && key.split('.').length > 2)
      continue;
    for (const [kind, name] of listNames(key, year)) {
      if (!isNewer) everywhere[kind].set(name, feature);
      else if (!listed.has(feature) && !listed.has(key)) found[kind].set(name, feature);
    }
  }
  for (const kind of /** @type {(keyof NewerNames)[]} */ (Object.keys(found)))
    for (const name of everywhere[kind].keys()) found[kind].delete(name);
  for (const name of [...[...everywhere.ownMembers.keys()].map(getLastPart), ...ownNames])
    found.members.delete(name);
  return found;
}

/** @param {string} path */
const getLastPart = (path) => path.slice(path.indexOf('.') + 1);

/** @returns {NewerNames} */
const createNames = () => ({
  members: new Map(),
  ownMembers: new Map(),
  globals: new Map(),
  attributes: new Map(),
});

/**
 * Returns the names by which code uses one of MDN's keys.
 *
 * @param {string} key
 * @param {number} year
 * @returns {[keyof NewerNames, string][]}
 */
function listNames(key, year) {
  const [area, ...path] = key.replace(/^javascript\.builtins\./, 'builtins.').split('.');
  const [owner = ''] = path;
  const name = path.at(-1) ?? '';
  if (area === 'html') return isAttribute(path) ? [['attributes', name.toLowerCase()]] : [];
  if (area !== 'api' && area !== 'builtins') return [];
  if (name.endsWith('_event') || name.startsWith('@@') || (path.length > 1 && name === path.at(-2)))
    return [];
  if (path.length === 1) return [['globals', name]];
  if (path.length > (owner === 'Intl' ? 3 : 2)) return [];
  if (owner === 'Window' || owner === 'WorkerGlobalScope') return [['globals', name.replace(/_static$/, '')]];
  if (name.endsWith('_static')) return [['ownMembers', `${owner}.${name.replace(/_static$/, '')}`]];
  const object = browserObjects[/** @type {keyof typeof browserObjects} */ (owner)] ?? owner;
  // Plain words of features that few engines have, such as `image` of notifications, are names of our own too.
  return year === Infinity && /^[a-z]+$/.test(name)
    ? [['ownMembers', `${object}.${name}`]]
    : [['members', name]];
}

/** @param {string[]} path */
const isAttribute = ([kind, ...rest]) =>
  (kind === 'elements' && rest.length === 2) || (kind === 'global_attributes' && rest.length === 1);
