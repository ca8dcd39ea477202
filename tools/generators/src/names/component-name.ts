import { names, visitNotIgnoredFiles, type Tree } from '@nx/devkit';

/**
 * An unused name for a component: `PullQuote`, or `PullQuoteView` if that file name is taken or is a class of the
 * platform. CSS class names are made of file names, so these are unique in the workspace.
 */
export function chooseComponentName(tree: Tree, name: string): string {
  const { className } = names(name);
  const taken = componentFiles(tree);
  const free = [className, `${className}View`].find((one) => !taken.has(one) && !(one in globalThis));
  if (!free)
    throw new Error(
      `There are components called ${className} and ${className}View already (${taken.get(className)}). Choose another name.`,
    );
  return free;
}

/** The file of each component of the workspace, by its name. */
function componentFiles(tree: Tree): Map<string, string> {
  const found = new Map<string, string>();
  for (const group of ['libs', 'apps', 'examples'])
    if (tree.exists(group))
      visitNotIgnoredFiles(tree, group, (file) => {
        const name = /(?:^|[\\/])([A-Z]\w*)\.(?:tsx|module\.css)$/.exec(file)?.[1];
        if (name) found.set(name, file);
      });
  return found;
}
