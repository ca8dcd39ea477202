import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createProjectGraphAsync, readCachedProjectGraph, type ProjectGraph } from '@nx/devkit';
import { ESLint } from 'eslint';

// Starts eslint.config.mjs.
const root = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

async function projectGraph(): Promise<ProjectGraph> {
  try {
    return readCachedProjectGraph();
  } catch {
    return createProjectGraphAsync({ exitOnError: false });
  }
}

/**
 * Gives the boundaries rule the workspace with a second feature, `@guildhall/second-feature`, so that imports between
 * features can be tested, however many there are. The rule keeps its graph in globals while ESLint's own program runs;
 * they are set here.
 */
export async function seeWorkspaceWithSecondFeature(): Promise<void> {
  const graph = structuredClone(await projectGraph());
  const feature = graph.nodes['@guildhall/blocks'];
  if (!feature) throw new Error('The library of blocks is not in the workspace');
  const name = '@guildhall/second-feature';
  const second = structuredClone(feature);
  Object.assign(second, { name });
  Object.assign(second.data, { name, root: 'libs/second-feature', sourceRoot: 'libs/second-feature' });
  Object.assign(second.data.metadata?.js ?? {}, { packageName: name });
  graph.nodes[name] = second;
  graph.dependencies[name] = [];
  const { createProjectRootMappings } = require('@nx/devkit/internal');
  const { TargetProjectLocator } = require('@nx/js/internal');
  process.argv[1] = join(root, 'node_modules/eslint/bin/eslint.js');
  Object.assign(globalThis, {
    projectGraph: graph,
    projectRootMappings: createProjectRootMappings(graph.nodes),
    projectFileMap: {},
    targetProjectLocator: new TargetProjectLocator(graph.nodes, graph.externalNodes),
  });
}

const eslint = new ESLint({ cwd: root });

/**
 * Returns the rules that a text breaks at a path of the workspace; the file need not exist.
 *
 * @param file From the workspace's folder.
 */
export async function brokenRules(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  const rules = (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
  return [...new Set(rules)].filter((rule) => rule !== '@typescript-eslint/no-unused-vars');
}

/** Returns the rules that would only warn at a path of the workspace. */
export async function warningsAt(file: string): Promise<string[]> {
  const { rules } = (await eslint.calculateConfigForFile(join(root, file))) as {
    rules: Record<string, [number]>;
  };
  return Object.keys(rules).filter((rule) => rules[rule]?.[0] === 1);
}
