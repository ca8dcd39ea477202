// The same browser as in the tests. Imported by its path from the workspace's folder, which the boundaries allow.
export { addressBarFeatures } from '../../../config/chromium-features.ts';
export { chromiumArguments, getChromiumPath, headlessArguments } from '../../../config/chromium.ts';
