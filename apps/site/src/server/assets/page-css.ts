import { createHash } from 'node:crypto';
import type { SharedPart } from '../page-cache/html-parts.ts';
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

/** Every class of a CSS Module names its file: `gh_NewsCard_title` belongs to NewsCard. */
const moduleClass = /gh_([A-Za-z0-9]+)_/g;

export interface StyleText extends SharedPart {
  readonly css: string;
}

export interface PageCss {
  /** The rules that this HTML needs, and the base64 sha256 under which the policy allows them. */
  for(html: string, extra?: string): StyleText;
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
  const known = new Map<string, StyleText>();
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
          joinPieces(pieces.filter(({ module }) => module === undefined || modules.has(module))) + extra;
        const bytes = Buffer.from(css);
        result = { css, bytes, hash: createHash('sha256').update(bytes).digest('base64') };
        if (known.size > 300) known.clear();
        known.set(key, result);
      }
      return result;
    },
  };
}

/** The CSS Modules whose classes occur in a text. */
export function modulesIn(text: string): Set<string> {
  const names = new Set<string>();
  moduleClass.lastIndex = 0;
  // On the way of every page: half the time of collecting all matches first.
  for (let found = moduleClass.exec(text); found; found = moduleClass.exec(text)) names.add(found[1] ?? '');
  return names;
}

interface Piece {
  module: string | undefined;
  /** The at-rules around it (layers, media), outermost first. */
  around: readonly string[];
  css: string;
}

/** Each top-level rule with the module it belongs to. */
function splitByModule(stylesheet: string): Piece[] {
  const pieces: Piece[] = [];
  const visit = (container: Container, around: readonly string[]) => {
    for (const node of container.nodes as ChildNode[]) {
      if (node.type === 'comment') continue;
      if (isGroup(node)) visit(node, [...around, `@${node.name} ${node.params}`]);
      else pieces.push({ module: moduleOf(node), around, css: endsItself(node) ? `${node}` : `${node};` });
    }
  };
  visit(postcss.parse(stylesheet), []);
  return pieces;
}

/** Neighbours share the at-rules that stand around both. */
function joinPieces(pieces: readonly Piece[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { around, css: own } of [...pieces, { around: [], css: '' }]) {
    const same = around.findIndex((rule, depth) => rule !== open[depth]);
    const kept = same === -1 ? Math.min(around.length, open.length) : same;
    css +=
      '}'.repeat(open.length - kept) +
      around
        .slice(kept)
        .map((rule) => `${rule}{`)
        .join('') +
      own;
    open = around;
  }
  return css;
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
