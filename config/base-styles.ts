import postcss, { type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/** Layers whose rules are about elements, not about the classes of components. */
const layers = /^guildhall\.(?:tokens|base)$/;

/** The page as a whole: a site without the base has its own rules for it. */
const page = /^(?:html|body|:root|\[data-theme|::selection|::view-transition)/;

const own = '[class^=gh_],[class*=" gh_"]';

/**
 * Selector of the elements that components draw: their own, those inside without a class, and an editor's text. A site's
 * elements inside of a component, with a class, stay as the site draws them. Adds no specificity.
 */
const component = `:where(${own},:is(${own}) :is(:not([class]),.is-inline),[class*=gh_Html_] *,[class*=gh-tint-])`;

/** Attributes of these say how they look, and would be reverted with the rules. */
const drawnByAttributes = 'img,video,iframe,svg,svg *,math,math *,ol[type],[lang]';
const box = 'margin,padding,border,border-radius,background,box-shadow,filter'.split(',');

/** Rules of a site in earlier layers do not reach components. The first rules, so that all others are stronger. */
const guard = `@layer guildhall.tokens{${['', ':before', ':after']
  .map((pseudo) => `${component}:where(:not(${drawnByAttributes}))${pseudo}`)
  .join()}{all:revert}${component}:where(img,video,iframe,svg){${box.map((name) => `${name}:revert`).join(';')}}}`;

/**
 * Divides the styles of the kit. `base` has the rules that reach the elements of a site's own; `styles` has all others, and
 * in place of those the same for elements of components only. Both together look like the whole.
 *
 * @param css minified
 */
export function splitBase(css: string): { base: string; styles: string } {
  const base = postcss.parse(css);
  chooseSelectors(base, (outside) => outside);
  const styles = postcss.parse(css);
  chooseSelectors(styles, (outside, others) => [
    ...others,
    ...toComponents(outside.filter((selector) => !page.test(selector))),
  ]);
  styles.walkAtRules(/^(?:page|view-transition)$/, (rule) => void rule.remove());
  prune(styles);
  prune(base);
  return { base: `${base}`, styles: `${guard}${styles}` };
}

/** @param choose returns the selectors that a rule keeps */
function chooseSelectors(
  container: Container,
  choose: (outside: string[], others: string[]) => string[],
): void {
  container.walkRules((rule) => {
    const { true: outside = [], false: others = [] } = Object.groupBy(rule.selectors, (selector) =>
      isOutside(selector, rule) ? 'true' : 'false',
    );
    const selectors = choose(outside, others);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
}

/** Narrows selectors to components: `h1,h2` to `:is(h1,h2):where(…)`, which is as specific. */
function toComponents(selectors: readonly string[]): string[] {
  const { true: drawn = [], false: elements = [] } = Object.groupBy(selectors, (selector) =>
    /^::?(?:before|after)$/.test(selector) ? 'true' : 'false',
  );
  const [first, ...more] = elements;
  const all = more.length === 0 || first === '*' ? first?.replace('*', '') : `:is(${elements.join(',')})`;
  return [...(all === undefined ? [] : [all + component]), ...drawn.map((pseudo) => component + pseudo)];
}

/** True if a rule of the two layers would match elements that are not the kit's. */
function isOutside(selector: string, rule: Rule): boolean {
  if (!isInLayers(rule) || /\.gh[-_]|\[data-ground/.test(selector)) return false;
  const isScheme = /^(?::where\()?\[data-theme[^ ]*$/.test(selector);
  const isToken = ({ prop }: Declaration) =>
    prop.startsWith('--gh-') || (isScheme && prop === 'color-scheme');
  const declarations = rule.nodes.filter((node) => node.type === 'decl');
  return !(isScheme || selector.includes(':root')) || !declarations.every(isToken);
}

function isInLayers({ parent }: ChildNode): boolean {
  if (parent?.type !== 'atrule') return false;
  const { name, params } = parent as ChildNode & { name: string; params: string };
  return (name === 'layer' && layers.test(params)) || isInLayers(parent as ChildNode);
}

/** Removes rules and at-rules that are empty now. */
function prune(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' || node.nodes === undefined) continue;
    prune(node as Container);
    if (node.nodes.length === 0) node.remove();
  }
}

/** Writes the base of the kit's styles to a separate file, `base.css`. */
export function createBasePlugin(): Plugin {
  return {
    name: 'guildhall-base-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      const whole = bundle['styles.css'];
      if (whole?.type !== 'asset') throw new Error('The library has no styles.css to take the base from');
      const { base, styles } = splitBase(String(whole.source));
      whole.source = styles;
      this.emitFile({ type: 'asset', fileName: 'base.css', source: base });
    },
  };
}
