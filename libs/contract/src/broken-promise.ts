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
