import { createUsageError } from '@guildhall/server-kit';
import { computeRetryPause } from '../billing/retry-pause.ts';

/** Checks the identity project's settings at the start, and again while they are unreadable or unsafe. */
export interface ProjectCheck {
  /**
   * Unreadable settings do not prevent the start.
   *
   * @throws Error with instructions if the settings are unsafe
   */
  checkAtStart(): Promise<void>;
  recheck(): Promise<void>;
}

export interface ProjectCheckOptions {
  /** Resolves to the problems, one line each. */
  read: () => Promise<string[]>;
  /** First interval between retries, ms; it grows. */
  retryMs: number;
  now: () => number;
  onUnreadable: (error: unknown) => void;
  /** Called every hour while the settings are unsafe after the start. */
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
  let nextAt: number | undefined;

  async function readProblems(): Promise<string[]> {
    try {
      const found = await read();
      failures = 0;
      nextAt = found.length > 0 ? now() + hourMs : undefined;
      return found;
    } catch (error) {
      nextAt = now() + computeRetryPause(failures, retryMs);
      failures += 1;
      onUnreadable(error);
      return [];
    }
  }
  return {
    async checkAtStart() {
      const found = await readProblems();
      if (found.length > 0)
        throw createUsageError(
          'GUILDHALL_API_IDENTITY_PROJECT',
          `The identity project is misconfigured. Fix this there and restart:\n${found
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
