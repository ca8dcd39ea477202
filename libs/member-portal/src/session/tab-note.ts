/** A text in this tab's storage. Where storage is blocked, nothing is kept, and nothing is there. */
export interface TabNote {
  save: (text: string) => void;
  read: () => string | undefined;
  forget: () => void;
  /** Reads and forgets it. */
  takeOut: () => string | undefined;
}

/** Creates a note that a page leaves in its tab: to the next page, or to itself after a reload. */
export function createTabNote(key: string): TabNote {
  const attempt = <Result>(action: () => Result): Result | undefined => {
    try {
      return action();
    } catch {
      return undefined;
    }
  };
  const read = () => attempt(() => sessionStorage.getItem(key)) ?? undefined;
  const forget = () => void attempt(() => sessionStorage.removeItem(key));
  return {
    save: (text) => void attempt(() => sessionStorage.setItem(key, text)),
    read,
    forget,
    takeOut() {
      const text = read();
      forget();
      return text;
    },
  };
}

/** Parses a note that is an object; empty for anything else. */
export function parseNote(text = ''): Partial<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(text) as object) };
  } catch {
    return {};
  }
}
