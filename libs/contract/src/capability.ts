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
   * True if it leaves something behind, such as a message to the organisation: on sites in use it needs `--send`.
   * @default false
   */
  sends?: boolean;
  /** Goes through it as a visitor does. Throws a `BrokenPromise` for what people would notice. */
  check: (visit: Visit) => Promise<void>;
}

/** An error with the sentence that says what someone would notice. */
export class BrokenPromise extends Error {
  override name = 'BrokenPromise';
  /** The sentence without what the browser says. */
  readonly sentence: string;

  constructor(sentence: string, cause?: unknown) {
    super(cause instanceof Error ? `${sentence}\n\n${cause.message}` : sentence, { cause });
    this.sentence = sentence;
  }
}

/**
 * Says what someone would notice if a check fails.
 *
 * @example
 * await noticing('The number on the cart’s button is not what is in the cart.', () => expect(button).toHaveText('2'));
 */
export async function noticing<Result>(
  sentence: string,
  check: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof BrokenPromise ? error : new BrokenPromise(sentence, error);
  }
}
