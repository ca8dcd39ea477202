import { AtRule, Declaration, Rule, type ChildNode, type Plugin } from 'postcss';

/** Number of `light-dark()` for Lightning CSS, which is told to keep it. Source: its `Features.LightDark`. */
export const lightDarkFeature = 1 << 20;

/** Browsers without `light-dark()`: Safari before 17.5. */
const condition = 'not (color:light-dark(red,red))';

/** Exactly one of both has the value `initial`, so that its `var()` uses the colour behind the comma. */
const switches = { light: { light: 'initial', dark: ' ' }, dark: { light: ' ', dark: 'initial' } } as const;

/**
 * Repeats every use of `light-dark()` for browsers that lack it, below `@supports`, with two switches that follow
 * `color-scheme`. Newer browsers see the CSS as it was written.
 *
 * Lowering it for all browsers would be wrong: a token of `:root` would then have its final colour there, and sections of
 * another scheme would inherit it. Here tokens of `:root` are repeated for parts of another theme (`data-theme`) and
 * sections (`data-ground`), which set `--gh-surface` themselves. Where no rule says the scheme, it is light, as in browsers.
 */
export function lightDarkFallback(): Plugin {
  return {
    postcssPlugin: 'light-dark-fallback',
    Once(root) {
      const rules: Rule[] = [];
      root.walkRules((rule) => void rules.push(rule));
      for (const rule of rules.reverse()) {
        const own = rule.nodes.filter((node) => node.type === 'decl');
        const added = [...createSwitches(rule, own), ...createColours(rule, own)];
        if (added.length > 0) rule.after(new AtRule({ name: 'supports', params: condition, nodes: added }));
      }
    },
  };
}

function createSwitches(rule: Rule, declarations: readonly Declaration[]): ChildNode[] {
  const schemes = declarations.findLast(({ prop }) => prop === 'color-scheme')?.value.split(/\s+/) ?? [];
  const create = (scheme: 'light' | 'dark', selector = rule.selector) =>
    createRule(rule, selector, [
      ['--gh-lit', switches[scheme].light],
      ['--gh-unlit', switches[scheme].dark],
    ]);
  if (schemes.length === 0 && rule.selector === ':root' && isOfKit(rule))
    return usesLightDark(declarations) ? [create('light', ':where(:root)')] : [];
  if (!schemes.includes('dark')) return schemes.includes('light') ? [create('light')] : [];
  if (!schemes.includes('light')) return [create('dark')];
  const dark = new AtRule({ name: 'media', params: '(prefers-color-scheme: dark)', nodes: [create('dark')] });
  return rule.selector === 'html' && isOfKit(rule) ? [dark] : [create('light'), dark];
}

function createColours(rule: Rule, declarations: readonly Declaration[]): ChildNode[] {
  const colours = declarations
    .filter((declaration) => usesLightDark([declaration]))
    .map(({ prop, value }) => [prop, replaceLightDark(value)] as const);
  if (colours.length === 0) return [];
  if (rule.selector !== ':root') return [createRule(rule, rule.selector, colours)];
  // Sections of the kit win over its own `:where()`. A theme would win over them: over all tokens of the warm one.
  const [sections, isOfSections] = isOfKit(rule)
    ? ['[data-ground]', () => false]
    : ['[data-ground]:not([data-ground=warm])', (prop: string) => prop === '--gh-surface'];
  const groups = Object.groupBy(colours, ([prop]) => {
    if (!prop.startsWith('--')) return ':root';
    return isOfSections(prop) ? ':root, :where([data-theme])' : `:root, :where(${sections}, [data-theme])`;
  });
  return Object.entries(groups).map(([selector, own = []]) => createRule(rule, selector, own));
}

const usesLightDark = (declarations: readonly Declaration[]): boolean =>
  declarations.some(({ value }) => value.includes('light-dark('));

/** True in the layers of the kit, which come before those of a theme. */
function isOfKit({ parent }: Rule | AtRule): boolean {
  if (parent?.type !== 'atrule') return false;
  const { name, params } = parent as AtRule;
  return (name === 'layer' && params.startsWith('guildhall.')) || isOfKit(parent as AtRule);
}

/** Creates a rule in the place of another one: Vite finds the files of URLs from there. */
function createRule(
  { source }: Rule,
  selector: string,
  declarations: readonly (readonly [string, string])[],
): Rule {
  const place = source && { source };
  const nodes = declarations.map(([prop, value]) => new Declaration({ prop, value, ...place }));
  return new Rule({ selector, nodes, ...place });
}

/** Replaces each `light-dark(a, b)` by `var(--gh-lit, a) var(--gh-unlit, b)`; one of both is empty. */
function replaceLightDark(value: string): string {
  const start = value.indexOf('light-dark(');
  if (start < 0) return value;
  const first = start + 'light-dark('.length;
  let depth = 1;
  let comma = -1;
  let end = first;
  for (; end < value.length && depth > 0; end += 1) {
    const sign = value[end];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth === 1) comma = end;
  }
  const light = value.slice(first, comma).trim();
  const dark = value.slice(comma + 1, end - 1).trim();
  const rest = replaceLightDark(value.slice(end));
  return `${value.slice(0, start)}var(--gh-lit, ${light}) var(--gh-unlit, ${dark})${rest}`;
}
