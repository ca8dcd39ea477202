/** Names of modules that are made of a site's own files; they exist only in Vite. */
export const siteModules = {
  /** Exports the renderer: the entry of the server's bundle. */
  renderer: 'virtual:guildhall/renderer',
  /** The script that every page runs first. */
  start: 'virtual:guildhall/start',
  /** Exports the hydrator: React, the site's islands and their store. */
  hydrator: 'virtual:guildhall/hydrator',
} as const;
