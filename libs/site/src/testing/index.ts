export { hydrateLate } from './hydrate-late.ts';
export { kitIslandProps } from './kit-island-props.ts';
