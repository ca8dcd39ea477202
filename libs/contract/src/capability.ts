import type { PlaceName } from './contract.ts';
import type { Visit } from './visit.ts';

/** Something that visitors or members can do on a site. */
export interface Capability {
  /** Name for `--only` and `without`. */
  name: string;
  /** A sentence that people can rely on. */
  promise: string;
  /** Pages without which it is skipped. */
  needs: readonly PlaceName[];
  /**
   * True if it needs someone who can log in.
   * @default false
   */
  needsMember?: boolean;
  /**
   * True if it leaves something behind, such as a message to the organisation: on sites in use it needs `--send`.
   * @default false
   */
  sends?: boolean;
  /** Goes through it as a visitor does. Throws a `BrokenPromise` for what people would notice. */
  check: (visit: Visit) => Promise<void>;
}
