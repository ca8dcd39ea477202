/** Name of the module that exports the renderer of a site; it exists only in Vite. */
export const rendererModule = 'virtual:guildhall/renderer';
