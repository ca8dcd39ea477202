import type { Page } from '@playwright/test';

/** The headings, links and texts of a page. */
interface PageContents {
  headings: string[];
  links: string[];
  texts: string[];
}

/** A node as the browser reports it (`AXNode`). */
interface TreeNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value?: string };
}

/**
 * Parts that are for no screen reader: fields that only programs fill in, words that a name repeats, and banners that wait
 * for their turn, whose titles are the names of buttons.
 */
const unheard = '[aria-hidden="true"], [inert]';

/**
 * Lists what a page shows and the browser's accessibility tree lacks. That tree is what screen readers get. Playwright's
 * roles and snapshots, and axe, are computed from the DOM, which also holds what the browser skips.
 */
export async function listMissingFromTree(page: Page): Promise<string[]> {
  const before = await page.evaluate(readShown, unheard);
  const tree = await readTree(page);
  // Banners take turns meanwhile: the tree has to have what is shown before and after it is read.
  const after = await page.evaluate(readShown, unheard);
  return (['headings', 'links', 'texts'] as const).flatMap((kind) => {
    const shown = removeEach(before[kind], removeEach(before[kind], after[kind]));
    return removeEach(shown, tree[kind]).map((text) => `${kind}: ${text}`);
  });
}

/** Returns the texts without one for each text of another list. */
function removeEach(texts: readonly string[], others: readonly string[]): string[] {
  const left = others.map(simplify);
  return texts.filter((text) => {
    const place = left.indexOf(simplify(text));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Without what only affects how a text is set. */
const simplify = (text: string): string => text.replace(/[\s\u00AD\u200B]+/g, '').toLowerCase();

/** Reads the browser's accessibility tree. A heading or link has the texts that are in it, not its own name. */
async function readTree(page: Page): Promise<PageContents> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
  await devtools.detach();
  const heard = nodes.filter(({ ignored }) => !ignored);
  const inside = collectTexts(nodes);
  const list = (role: string) =>
    heard.filter((node) => node.role?.value === role).map(({ nodeId }) => inside.get(nodeId) ?? '');
  return { headings: list('heading'), links: list('link'), texts: list('StaticText') };
}

/** The texts in each node, and of itself. */
function collectTexts(nodes: readonly TreeNode[]): Map<string, string> {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const texts = new Map<string, string>();
  for (const node of nodes) {
    if (node.ignored || node.role?.value !== 'StaticText') continue;
    for (let above: TreeNode | undefined = node; above; above = byId.get(above.parentId ?? ''))
      texts.set(above.nodeId, (texts.get(above.nodeId) ?? '') + (node.name?.value ?? ''));
  }
  return texts;
}

/** Runs in the page. Lists what is shown, however far from the window. */
function readShown(hidden: string): PageContents {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(hidden);
  const list = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(isShown).map(({ textContent }) => textContent);
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.trim() && node.parentElement && isShown(node.parentElement))
      texts.push(node.textContent);
  return { headings: list('h1, h2, h3, h4, h5, h6'), links: list('a[href]'), texts };
}
