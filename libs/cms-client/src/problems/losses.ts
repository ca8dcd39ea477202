/** A part that was left out: what it should have been, what was there; never what it held. */
export interface Loss {
  /** Its path in what is being read, outermost first: `slides`, `2`, `image`. */
  field: readonly string[];
  message: string;
  /** What an editor can do. */
  advice?: string;
  /** It was too much: visitors are told that there is more. */
  isCut?: true;
}

export type OnLoss = (part: Loss) => void;

let current: OnLoss = () => undefined;

/** Reports that a part of what is being read was left out, to the reader of the containing object. */
export function reportLoss(message: string, advice?: string): void {
  current({ field: [], message, ...(advice !== undefined && { advice }) });
}

/** As `leftOut`, of a part that was too much to be read. */
export function reportCut(message: string, advice?: string): void {
  current({ field: [], message, isCut: true, ...(advice !== undefined && { advice }) });
}

/** Runs a synchronous reading; `isCut` when a part of it was too much. */
export function detectCuts<Outcome>(read: () => Outcome): { outcome: Outcome; isCut: boolean } {
  const outer = current;
  let isCut = false;
  const outcome = withLossHandler((part) => {
    isCut ||= part.isCut === true;
    outer(part);
  }, read);
  return { outcome, isCut };
}

/** Reports a part that was noted before. */
export function passOnLoss(part: Loss): void {
  current(part);
}

/** Runs a synchronous reading; what is left out in it is reported to `onLeftOut`. */
export function withLossHandler<Outcome>(onLoss: OnLoss, read: () => Outcome): Outcome {
  const outer = current;
  current = onLoss;
  try {
    return read();
  } finally {
    current = outer;
  }
}

/** Runs the reading of a part with a name; what is left out in it is reported under that name. */
export function withinField<Outcome>(name: string, read: () => Outcome): Outcome {
  const outer = current;
  return withLossHandler((part) => outer({ ...part, field: [name, ...part.field] }), read);
}
