import type { Plugin } from 'vite';

/** The order of all layers, as a rule that comes before every other. */
export const layerOrder = '@layer guildhall.tokens, guildhall.base, guildhall.components, guildhall.pages;\n';

/** Begins a library's styles with the order of all layers, so that the order of the libraries does not matter. */
export function createLayerOrderPlugin(): Plugin {
  return {
    name: 'guildhall-layer-order',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle))
        if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
          asset.source = layerOrder + String(asset.source);
    },
  };
}
