import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Holds WordPress and installed databases. It may be deleted at any time. */
export const cacheFolder = join(root, 'node_modules/.cache/guildhall-wordpress');

/** The plug-in's folder. */
export const pluginFolder = join(root, 'wordpress/guildhall');
