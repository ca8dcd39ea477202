/** @typedef {{ type: string, name?: string, children?: CssNode[] | null }} CssNode */

const wholePage = new Set(['html', 'body', 'root']);
const naming = new Set(['TypeSelector', 'ClassSelector', 'IdSelector', 'AttributeSelector']);

/** The compounds of a complex selector, such as `a`, `:hover` and `b` of `a:hover > b`. @param {CssNode} selector */
function listCompounds({ children }) {
  /** @type {CssNode[][]} */
  const compounds = [[]];
  for (const node of children ?? [])
    if (node.type === 'Combinator') compounds.push([]);
    else compounds.at(-1)?.push(node);
  return compounds;
}

/** @type {(node: CssNode) => boolean} */
const hasHas = ({ type, name, children }) =>
  (type === 'PseudoClassSelector' && name === 'has') || (children ?? []).some(hasHas);

/** True for what names its elements, also within `:is()`. @type {(node: CssNode) => boolean} */
const namesSomething = ({ type, name, children }) =>
  (naming.has(type) && name !== '*') ||
  (type === 'PseudoClassSelector' &&
    ['is', 'where'].includes(name ?? '') &&
    (children ?? []).some(namesSomething)) ||
  (['Selector', 'SelectorList'].includes(type) && (children ?? []).some(namesSomething));

/**
 * `:has()` stands at a part of the page, and what it styles has a name. Otherwise Chromium computes the styles of the
 * whole page again whenever any element is inserted, opened or pressed: 25 ms of a slow phone for each press.
 *
 * @type {import('@eslint/css').CSSRuleDefinition}
 */
export const narrowHas = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wholePage:
        'A `:has()` of the whole page computes all of its styles again after each press. Begin at a smaller part.',
      nameless:
        'Name what is styled after `:has()`, such as `> :is(p, div)`: `*` computes all styles below it again.',
    },
  },
  create(context) {
    return {
      'Rule > SelectorList > Selector'(/** @type {any} */ node) {
        const compounds = listCompounds(node);
        const at = compounds.findIndex((compound) => compound.some(hasHas));
        if (at === -1) return;
        if (compounds[at]?.some(({ name }) => wholePage.has(name ?? '')))
          context.report({ loc: node.loc, messageId: 'wholePage' });
        if (at < compounds.length - 1 && !compounds.at(-1)?.some(namesSomething))
          context.report({ loc: node.loc, messageId: 'nameless' });
      },
    };
  },
};
