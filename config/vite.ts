import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { cssTarget, scriptTarget } from './build-targets.ts';
import { createClassName, lightDarkFeature } from './css-class-names.ts';
import { createLayerOrderPlugin } from './layer-order.ts';
import { lightDarkFallback } from './light-dark-fallback.ts';

type Manifest = {
  exports: Record<string, string | { '@guildhall/source'?: string }>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/**
 * The build of a publishable library: one file per module, so that tree shaking works, and one `styles.css`.
 * Dependencies and peers are not bundled: two copies of Jotai would be two stores.
 *
 * @param plugins of this library alone
 */
export function defineLibraryBuild(directory: string, plugins: readonly Plugin[] = []): UserConfig {
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;
  const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const doors = Object.values(manifest.exports)
    .map((door) => (typeof door === 'string' ? undefined : door['@guildhall/source']))
    .filter((door): door is string => door !== undefined);
  return defineConfig({
    root: directory,
    plugins: [react(), ...plugins, createLayerOrderPlugin()],
    css: {
      modules: { generateScopedName: createClassName },
      postcss: { plugins: [lightDarkFallback()] },
      // Kept, with a fallback beside it: a section may have another scheme than the page.
      lightningcss: { exclude: lightDarkFeature },
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: scriptTarget,
      cssTarget,
      minify: false,
      // Lowers the styles for the oldest browsers.
      cssMinify: 'lightningcss',
      sourcemap: true,
      assetsInlineLimit: 0,
      lib: { entry: doors.map((door) => join(directory, door)), formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        external: (id) =>
          id.startsWith('node:') || outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      },
    },
  });
}
