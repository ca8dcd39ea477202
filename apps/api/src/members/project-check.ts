/** The check of the settings of the identity service's project: at the start, and again while they cannot be read. */
export interface ProjectCheck {
  /**
   * Reads the settings for the first time. Settings that cannot be read do not prevent the start.
   *
   * @throws Error when they are unsafe: it says what to change
   */
  checkAtStart(): Promise<void>;
  /** Reads them again when it is time for that: they could not be read, or something was wrong with them. */
  recheck(): Promise<void>;
}

export interface ProjectCheckOptions {
  /** Resolves to what is wrong with the settings, one line each. */
  read: () => Promise<string[]>;
  /** The time after which settings that could not be read are read again, ms; later on less often. */
  retryMs: number;
  now: () => number;
  /** Called when they cannot be read, until they are. */
  onUnreadable: (error: unknown) => void;
  /** Called when they turn out to be unsafe after the start, every hour until they are changed. */
  onUnsafe: (problems: readonly string[]) => void;
}

const hourMs = 60 * 60_000;

export function createProjectCheck({
  read,
  retryMs,
  now,
  onUnreadable,
  onUnsafe,
}: ProjectCheckOptions): ProjectCheck {
  let isReading = false;
  let failures = 0;
  /** `undefined` once all is well. */
  let nextAt: number | undefined;

  async function readProblems(): Promise<string[]> {
    try {
      const found = await read();
      failures = 0;
      nextAt = found.length > 0 ? now() + hourMs : undefined;
      return found;
    } catch (error) {
      nextAt = now() + Math.min(hourMs, retryMs * 2 ** Math.min(failures, 20));
      failures += 1;
      onUnreadable(error);
      return [];
    }
  }
  return {
    async checkAtStart() {
      const found = await readProblems();
      if (found.length > 0)
        throw new Error(
          `The identity service's project is not right. Change this there, then start again:\n${found
            .map((problem) => `  ${problem}`)
            .join('\n')}`,
        );
    },
    async recheck() {
      if (isReading || nextAt === undefined || now() < nextAt) return;
      isReading = true;
      const found = await readProblems().finally(() => (isReading = false));
      if (found.length > 0) onUnsafe(found);
    },
  };
}
