/** A part that was left out: what it should have been, what was there; never what it held. */
export interface LeftOut {
  /** Its path in what is being read, outermost first: `slides`, `2`, `image`. */
  field: readonly string[];
  message: string;
  /** What an editor can do. */
  advice?: string;
  /** It was too much: visitors are told that there is more. */
  isCut?: true;
}

export type OnLeftOut = (part: LeftOut) => void;

let current: OnLeftOut = () => undefined;

/** Reports that a part of what is being read was left out, to the reader of the containing object. */
export function leftOut(message: string, advice?: string): void {
  current({ field: [], message, ...(advice !== undefined && { advice }) });
}

/** As `leftOut`, of a part that was too much to be read. */
export function cutOff(message: string, advice?: string): void {
  current({ field: [], message, isCut: true, ...(advice !== undefined && { advice }) });
}

/** Runs a synchronous reading; `isCut` when a part of it was too much. */
export function noticeCuts<Outcome>(read: () => Outcome): { outcome: Outcome; isCut: boolean } {
  const outer = current;
  let isCut = false;
  const outcome = reportingTo((part) => {
    isCut ||= part.isCut === true;
    outer(part);
  }, read);
  return { outcome, isCut };
}

/** Reports a part that was noted before. */
export function reportLeftOut(part: LeftOut): void {
  current(part);
}

/** Runs a synchronous reading; what is left out in it is reported to `onLeftOut`. */
export function reportingTo<Outcome>(onLeftOut: OnLeftOut, read: () => Outcome): Outcome {
  const outer = current;
  current = onLeftOut;
  try {
    return read();
  } finally {
    current = outer;
  }
}

/** Runs the reading of a part with a name; what is left out in it is reported under that name. */
export function inPart<Outcome>(name: string, read: () => Outcome): Outcome {
  const outer = current;
  return reportingTo((part) => outer({ ...part, field: [name, ...part.field] }), read);
}
