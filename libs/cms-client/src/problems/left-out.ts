/** Told of a part that was left out: which, what it should have been, what was there; never what it held. */
export type OnLeftOut = (problem: string) => void;

let current: OnLeftOut = () => undefined;

/** Reports that a part of what is being read was left out, to whoever reads the whole. */
export function leftOut(problem: string): void {
  current(problem);
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
  return reportingTo((problem) => outer(`${name}: ${problem}`), read);
}
