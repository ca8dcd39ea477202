import { createHash } from 'node:crypto';
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

/** Every class of a CSS Module names its file: `gh_NewsCard_title` belongs to NewsCard. */
const moduleClass = /gh_([A-Za-z0-9]+)_/g;

export interface PageCss {
  /** The rules that this HTML needs, and the base64 sha256 under which the policy allows them. */
  for(html: string, extra?: string): { css: string; hash: string };
}

/**
 * Cuts the site's stylesheet to what a page shows: rules without a module class always, a module's rules when its
 * classes occur in the page's HTML or in the script of an island that stands there (so that waking loads no CSS).
 */
export function createPageCss(
  stylesheet: string,
  islandModules: Readonly<Record<string, readonly string[]>>,
): PageCss {
  const pieces = splitByModule(stylesheet);
  const known = new Map<string, { css: string; hash: string }>();
  return {
    for(html, extra = '') {
      const modules = modulesIn(html);
      for (const [, island] of html.matchAll(/data-island="([^"]+)"/g)) {
        for (const name of islandModules[island ?? ''] ?? []) modules.add(name);
      }
      const key = `${[...modules].sort().join(' ')}\n${extra}`;
      let result = known.get(key);
      if (!result) {
        const css =
          pieces
            .filter(({ module }) => module === undefined || modules.has(module))
            .map((piece) => piece.css)
            .join('') + extra;
        result = { css, hash: createHash('sha256').update(css).digest('base64') };
        if (known.size > 300) known.clear();
        known.set(key, result);
      }
      return result;
    },
  };
}

/** The CSS Modules whose classes occur in a text. */
export function modulesIn(text: string): Set<string> {
  return new Set([...text.matchAll(moduleClass)].map(([, name]) => name ?? ''));
}

interface Piece {
  module: string | undefined;
  css: string;
}

/** Each top-level rule with the module it belongs to; at-rules around rules (layers, media) are repeated per piece. */
function splitByModule(stylesheet: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (module: string | undefined, css: string) => {
    const last = pieces.at(-1);
    if (last && last.module === module) last.css += css;
    else pieces.push({ module, css });
  };
  const visit = (container: Container, wrap: (css: string) => string) => {
    for (const node of container.nodes as ChildNode[]) {
      if (node.type === 'comment') continue;
      if (isGroup(node)) visit(node, (css) => wrap(`@${node.name} ${node.params}{${css}}`));
      else add(moduleOf(node), wrap(endsItself(node) ? node.toString() : `${node.toString()};`));
    }
  };
  visit(postcss.parse(stylesheet), (css) => css);
  return pieces;
}

/** Declarations and statements such as `@layer a, b` end in a semicolon that is not part of them. */
function endsItself(node: ChildNode): boolean {
  return node.type === 'rule' || (node.type === 'atrule' && node.nodes !== undefined);
}

/** Only at-rules that may hold rules of several modules are taken apart. */
function isGroup(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  return (
    node.type === 'atrule' &&
    node.nodes !== undefined &&
    ['layer', 'media', 'supports', 'container'].includes(node.name)
  );
}

function moduleOf(node: ChildNode): string | undefined {
  if (node.type === 'rule') return modulesIn(node.selector).values().next().value;
  // Keyframes of a module carry its scoped name.
  if (node.type === 'atrule' && /keyframes$/.test(node.name))
    return modulesIn(node.params).values().next().value;
  return undefined;
}
