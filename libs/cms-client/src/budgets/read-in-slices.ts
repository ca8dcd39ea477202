/** A task that can be interrupted after each of its parts. */
export type Slices<Value> = Generator<undefined, Value>;

/** Time slice before yielding, ms. */
const sliceMs = 10;

export function readSync<Value>(slices: Slices<Value>): Value {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/**
 * Reads in slices, so that a large response does not block other requests.
 *
 * @param within runs each slice with the state that the task needs
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
