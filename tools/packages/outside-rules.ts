import postcss, { type ChildNode, type Rule } from 'postcss';

/**
 * Finds rules of a library's styles that could change a page around its components: each selector must begin with a class
 * or an attribute of the kit, except where tokens are defined. Returns a sentence for each fault.
 */
export function findOutsideRules(css: string): string[] {
  const faults: string[] = [];
  const root = postcss.parse(css);
  root.walkDecls(/^--/, ({ prop }) => {
    if (!prop.startsWith('--gh-')) faults.push(`${prop} has no prefix`);
  });
  root.walkAtRules(({ name, params }) => {
    if (/^(?:page|view-transition|font-face|property|counter-style)$/.test(name))
      faults.push(`@${name} is for the whole page`);
    if (/keyframes$/.test(name) && !params.startsWith('gh_')) faults.push(`@${name} ${params} has no prefix`);
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    for (const selector of rule.selectors)
      if (!isOurs(selector) && !definesTokens(selector, rule)) faults.push(`${selector} reaches outside`);
  });
  return [...new Set(faults)];
}

const isKeyframe = ({ parent }: ChildNode): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as ChildNode & { name: string }).name);

/** Tokens of the page, and of parts with another theme or scheme. */
function definesTokens(selector: string, rule: Rule): boolean {
  const parts = postcss.list.comma(/^:where\((.+)\)$/.exec(selector)?.[1] ?? selector);
  const isPart = parts.every((part) => /^\[data-(?:theme|ground)/.test(part));
  if (!isPart && !parts.every((part) => /^(?::root)+$/.test(part))) return false;
  return rule.nodes.every(
    (node) =>
      node.type === 'decl' && (node.prop.startsWith('--gh-') || (isPart && node.prop === 'color-scheme')),
  );
}

/** True if a selector matches elements of the kit, or elements inside of them, only. */
function isOurs(selector: string): boolean {
  let isInside = false;
  let isParentOurs = false;
  for (const { combinator, compound } of listCompounds(selector)) {
    const isBelow = combinator === ' ' || combinator === '>';
    if (isBelow) isParentOurs = isInside;
    isInside = isParentOurs || isOursItself(compound);
  }
  return isInside;
}

/** `:has()` and `:not()` say nothing about whose the element is; of `:is()` and `:where()` all alternatives must be ours. */
function isOursItself(compound: string): boolean {
  const own = replaceFunctions(compound, '');
  if (/\.gh[-_]|\[class[*^]="? ?gh[-_]|\[data-ground/.test(own)) return true;
  return listFunctions(compound).some(
    ({ name, content }) => /^:(?:is|where)$/.test(name) && postcss.list.comma(content).every(isOurs),
  );
}

interface Compound {
  combinator: string;
  compound: string;
}

/** Divides a selector at its combinators, `a > b c` into `a`, `> b` and ` c`. */
function listCompounds(selector: string): Compound[] {
  const found: Compound[] = [{ combinator: '', compound: '' }];
  let depth = 0;
  let quote = '';
  for (const sign of selector.replaceAll(/\s*([>+~])\s*(?![^[]*\])/g, '$1').trim()) {
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0 && ' >+~'.includes(sign)) {
      found.push({ combinator: sign, compound: '' });
      continue;
    }
    (found.at(-1) as Compound).compound += sign;
  }
  return found;
}

const functions = /(:[\w-]+)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

const listFunctions = (compound: string) =>
  [...compound.matchAll(functions)].map(([, name = '', content = '']) => ({ name, content }));

const replaceFunctions = (compound: string, by: string) => compound.replaceAll(functions, by);
