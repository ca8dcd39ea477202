/** A part that was left out, described without its content. */
export interface Loss {
  /** Path of the field, outermost first: `slides`, `2`, `image`. */
  field: readonly string[];
  message: string;
  /** Remedy for the editor. */
  advice?: string;
  /** Set if it was over a budget. Visitors see a note. */
  isCut?: true;
}

export type OnLoss = (part: Loss) => void;

let current: OnLoss = () => undefined;

/** Reports a loss to the reader of the containing object. */
export function reportLoss(message: string, advice?: string): void {
  current({ field: [], message, ...(advice !== undefined && { advice }) });
}

/** Reports a loss because of a budget. */
export function reportCut(message: string, advice?: string): void {
  current({ field: [], message, isCut: true, ...(advice !== undefined && { advice }) });
}

/** Runs a synchronous reading and returns if anything in it was over a budget. */
export function detectCuts<Outcome>(read: () => Outcome): { outcome: Outcome; isCut: boolean } {
  const outer = current;
  let isCut = false;
  const outcome = withLossHandler((part) => {
    isCut ||= part.isCut === true;
    outer(part);
  }, read);
  return { outcome, isCut };
}

export function passOnLoss(part: Loss): void {
  current(part);
}

export function withLossHandler<Outcome>(onLoss: OnLoss, read: () => Outcome): Outcome {
  const outer = current;
  current = onLoss;
  try {
    return read();
  } finally {
    current = outer;
  }
}

/** Reports losses during `read` under the name of this field. */
export function withinField<Outcome>(name: string, read: () => Outcome): Outcome {
  const outer = current;
  return withLossHandler((part) => outer({ ...part, field: [name, ...part.field] }), read);
}
