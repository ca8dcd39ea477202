export { foreignChanges, readOriginalText } from './foreign-changes.ts';
export { hydrateLikeTheSite } from './hydrate-like-the-site.tsx';
export type { HydratedIsland } from './hydrate-like-the-site.tsx';
