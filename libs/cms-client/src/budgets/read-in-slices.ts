/** A reading that may be interrupted after each of its parts. */
export type Slices<Value> = Generator<undefined, Value>;

/** How long a reading goes on before others have their turn, ms. */
const sliceMs = 10;

/** Reads without an interruption. */
export function readSync<Value>(slices: Slices<Value>): Value {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/**
 * Reads slice by slice, so that a large answer does not block other visitors' requests.
 *
 * @param within runs each slice, in the state that the reading needs
 */
export async function readInSlices<Value>(
  slices: Slices<Value>,
  within: <Slice>(read: () => Slice) => Slice,
): Promise<Value> {
  const readSlice = () => {
    const end = performance.now() + sliceMs;
    for (;;) {
      const step = slices.next();
      if (step.done || performance.now() >= end) return step;
    }
  };
  for (;;) {
    const { done, value } = within(readSlice);
    if (done) return value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
