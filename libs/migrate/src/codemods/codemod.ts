import type { Site } from '../site/site.ts';

/** A change of the packages that sites have to follow, and how. */
export interface Codemod {
  /** In kebab case: `adapter-roles`. */
  name: string;
  /** The first version with the change. */
  version: string;
  /** The change in one sentence, for the one who runs it. */
  note: string;
  /** Rewrites what is written for earlier versions, and leaves everything else as it is. */
  change(site: Site): void;
}
