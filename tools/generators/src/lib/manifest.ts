import { readJson, writeJson, type Tree } from '@nx/devkit';

export interface LibraryOptions {
  /** Its folder in `libs`. */
  name: string;
  layer: 'feature' | 'client' | 'kit' | 'base';
  runtime: 'browser' | 'node' | 'any';
}

/** The fields of a package.json that the lockfile repeats. */
export interface Manifest {
  name: string;
  version: string;
  license: string;
  engines: { node: string };
  peerDependencies?: Record<string, string>;
}

/** The fields that all libraries have in common. */
interface Shared {
  version: string;
  homepage: string;
  bugs: { url: string };
  repository: { type: string; url: string; directory: string };
  license: string;
  author: string;
}

/** Any library, from which a new one takes what they share. */
const model = 'libs/money';

/** Writes the package.json of a new library: its exports, published files, checks and build. */
export function writeManifest(tree: Tree, { name, layer, runtime }: LibraryOptions): Manifest {
  const inBrowser = runtime === 'browser';
  const shared = readJson<Shared>(tree, `${model}/package.json`);
  const manifest = {
    name: `@guildhall/${name}`,
    version: shared.version,
    type: 'module',
    description: 'Describe what the library does',
    keywords: ['guildhall'],
    homepage: shared.homepage.replace(model, `libs/${name}`),
    bugs: shared.bugs,
    repository: { ...shared.repository, directory: `libs/${name}` },
    license: shared.license,
    author: shared.author,
    engines: { node: runtime === 'node' ? '>=24' : '>=20' },
    sideEffects: inBrowser ? ['**/*.css'] : false,
    files: ['CHANGELOG.md', 'dist', 'src', '!src/**/*.test.*', '!src/**/*.stories.*', '!src/**/*.fixture.*'],
    exports: {
      '.': {
        '@guildhall/source': './src/index.ts',
        types: './dist/index.d.ts',
        default: './dist/index.js',
      },
      ...(inBrowser && { './styles.css': './dist/styles.css' }),
    },
    publishConfig: { access: 'public' },
    ...(inBrowser && { peerDependencies: { react: '>=18.3 <20', 'react-dom': '>=18.3 <20' } }),
    nx: { tags: [`layer:${layer}`, `runtime:${runtime}`] },
    scripts: {
      build: 'node ../../config/build-library.mjs',
    },
  };
  writeJson(tree, `libs/${name}/package.json`, manifest);
  return manifest;
}
