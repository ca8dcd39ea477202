import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import { createSharedFragment, type SharedFragment } from '../../page/html-fragments.ts';
import { findUsedNames } from './used-names.ts';

export interface PageStyles extends SharedFragment {
  readonly css: string;
}

export interface PageCss {
  /**
   * The rules that a page needs on which these modules and islands are used, and the base64 sha256 under which the
   * policy allows them.
   */
  selectForPage(used: ReadonlySet<string>, extra?: string): PageStyles;
  /** The rules of these islands' modules alone. */
  selectForIslands(islands: readonly string[]): string;
}

/**
 * Cuts the site's stylesheet to what a page shows: rules without a module class always, a module's rules when its
 * classes occur in the page's HTML or in the script of an island that is in it (so that waking loads no CSS).
 *
 * @param excluded modules that no page gets, whatever its HTML names
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
  /** The at-rules around it (layers, media), outermost first. */
  atRules: readonly string[];
  css: string;
}

/** Each top-level rule with the module it belongs to. */
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

/** Neighbours share the at-rules that are around both. */
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

/** Declarations and statements such as `@layer a, b` end in a semicolon that is not part of them. */
function isSelfTerminated(node: ChildNode): boolean {
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

function findModule(node: ChildNode): string | undefined {
  if (node.type === 'rule') return findUsedNames(node.selector).values().next().value;
  // Keyframes of a module have its scoped name.
  if (node.type === 'atrule' && /keyframes$/.test(node.name))
    return findUsedNames(node.params).values().next().value;
  return undefined;
}
