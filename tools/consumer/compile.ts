import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { environment, node, root } from '../set-up/workspace.mjs';

const execute = promisify(execFile);
type ProgramOutput = { stdout: string; stderr: string };

const resolutions = {
  bundler: { compiler: 'typescript-7', module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { compiler: 'typescript', module: 'nodenext', moduleResolution: 'nodenext' },
};

/** Compiles the app strictly with both current kinds of module resolution and compilers, and lists the errors. */
export async function findTypeFaults(app: string): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(resolutions).map(async ([name, { compiler, ...resolution }]) => {
      const file = join(app, `tsconfig.${name}.json`);
      const compilerOptions = {
        ...resolution,
        ...{
          target: 'es2024',
          lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
          jsx: 'react-jsx',
        },
        ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
        ...{ noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true },
      };
      writeFileSync(file, JSON.stringify({ compilerOptions, include: ['src'] }));
      const { stdout } = await runNode([join(root, 'node_modules', compiler, 'bin/tsc'), '-p', file], app);
      return stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => `types (${name}): ${line}`);
    }),
  );
  return faults.flat();
}

/** Builds the app as its own organisation would: once for browsers, once for Node. In development, React complains. */
export async function buildApp(app: string): Promise<void> {
  const common = {
    root: app,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
  } as const;
  await build({
    ...common,
    build: {
      rolldownOptions: {
        input: ['index', 'quiet', 'beside', 'readmes'].map((page) => join(app, `${page}.html`)),
      },
      minify: false,
    },
  });
  await build({
    ...common,
    build: {
      ...{ ssr: true, outDir: 'server', minify: false },
      rolldownOptions: { input: ['src/server.tsx', 'readmes/readmes.js'].map((file) => join(app, file)) },
    },
  });
}

/** Runs a file with the workspace's Node, on the app's own packages. */
export async function runNode(
  words: string[],
  app: string,
  env: Record<string, string> = {},
): Promise<ProgramOutput & { code: number }> {
  const options = {
    cwd: app,
    env: environment({ NODE_ENV: 'development', NODE_PATH: '', ...env }),
    maxBuffer: 50_000_000,
  };
  try {
    return { ...(await execute(node(), words, options)), code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as ProgramOutput & { code: number };
    return { stdout, stderr, code };
  }
}
