import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import { createSharedFragment, type SharedFragment } from '../../page/html-fragments.ts';
import { findUsedNames } from './used-names.ts';

interface PageStyles extends SharedFragment {
  readonly css: string;
}

export interface PageCss {
  /** Returns the rules for these modules and islands, and the Base64 SHA-256 that allows them in the policy. */
  selectForPage(used: ReadonlySet<string>, extra?: string): PageStyles;
  selectForIslands(islands: readonly string[]): string;
}

/**
 * Cuts the site's stylesheet down to one page: rules without a module class are always included; a module's rules are
 * if its classes occur in the page's HTML or in the script of one of its islands (so waking loads no CSS).
 *
 * @param excluded modules that no page includes, whatever its HTML names
 */
export function createPageCss(
  stylesheet: string,
  islandModules: (island: string) => readonly string[],
  excluded: ReadonlySet<string> = new Set(),
): PageCss {
  const pieces = splitByModule(stylesheet);
  const known = new Map<string, PageStyles>();
  return {
    selectForPage(used, extra = '') {
      const key = `${[...used].join(' ')}\n${extra}`;
      const result = known.get(key) ?? cut(used, extra);
      if (known.size > 300) known.clear();
      known.set(key, result);
      return result;
    },
    selectForIslands(islands) {
      const modules = new Set(islands.flatMap(islandModules));
      return joinPieces(pieces.filter(({ module }) => module !== undefined && modules.has(module)));
    },
  };

  function cut(used: ReadonlySet<string>, extra: string): PageStyles {
    const modules = new Set(
      [...used]
        .flatMap((name) => (name.startsWith('#') ? islandModules(name.slice(1)) : [name]))
        .filter((name) => !excluded.has(name)),
    );
    const css =
      joinPieces(pieces.filter(({ module }) => module === undefined || modules.has(module))) + extra;
    return { css, ...createSharedFragment(css) };
  }
}

interface Piece {
  module: string | undefined;
  /** Enclosing at-rules (layers, media), outermost first. */
  atRules: readonly string[];
  css: string;
}

function splitByModule(stylesheet: string): Piece[] {
  const pieces: Piece[] = [];
  const visit = (container: Container, atRules: readonly string[]) => {
    for (const node of container.nodes as ChildNode[]) {
      if (node.type === 'comment') continue;
      if (isGroup(node)) visit(node, [...atRules, `@${node.name} ${node.params}`]);
      else
        pieces.push({
          module: findModule(node),
          atRules,
          css: isSelfTerminated(node) ? `${node}` : `${node};`,
        });
    }
  };
  visit(postcss.parse(stylesheet), []);
  return pieces;
}

/** Joins pieces; neighbours share their common at-rules. */
function joinPieces(pieces: readonly Piece[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { atRules, css: own } of [...pieces, { atRules: [], css: '' }]) {
    const same = atRules.findIndex((rule, depth) => rule !== open[depth]);
    const shared = same === -1 ? Math.min(atRules.length, open.length) : same;
    css +=
      '}'.repeat(open.length - shared) +
      atRules
        .slice(shared)
        .map((rule) => `${rule}{`)
        .join('') +
      own;
    open = atRules;
  }
  return css;
}

/** Declarations and statements such as `@layer a, b` need a semicolon that PostCSS does not print. */
function isSelfTerminated(node: ChildNode): boolean {
  return node.type === 'rule' || (node.type === 'atrule' && node.nodes !== undefined);
}

/** True for at-rules that may hold rules of several modules. */
function isGroup(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  return (
    node.type === 'atrule' &&
    node.nodes !== undefined &&
    ['layer', 'media', 'supports', 'container', 'starting-style'].includes(node.name)
  );
}

function findModule(node: ChildNode): string | undefined {
  if (node.type === 'rule') return findUsedNames(node.selector).values().next().value;
  // A module's keyframes have its scoped name.
  if (node.type === 'atrule' && /keyframes$/.test(node.name))
    return findUsedNames(node.params).values().next().value;
  return undefined;
}
