import { UpstreamError } from '@guildhall/upstream';

/** What the doctor says of one thing: `mend` must be mended, `note` is worth knowing. Never holds a secret. */
export interface Finding {
  /** What was looked at, in a word or two. */
  check: string;
  verdict: 'well' | 'note' | 'mend';
  /** What was found, and for `mend` what to do. */
  text: string;
}

export const well = (check: string, text: string): Finding => ({ check, verdict: 'well', text });
export const note = (check: string, text: string): Finding => ({ check, verdict: 'note', text });
export const mend = (check: string, text: string): Finding => ({ check, verdict: 'mend', text });

/** Why a supplier could not be called, in plain words. Never quotes what was sent. */
export function why(error: unknown): string {
  if (!(error instanceof UpstreamError)) return 'gave an answer that cannot be read';
  if (error.status !== undefined) return `answered with status ${error.status}`;
  return error.code === 'UPSTREAM_DEADLINE' ? 'did not answer in time' : 'could not be reached';
}

/** Whether the supplier does not know the token that it was shown. */
export function isRefusal(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 401 || error.status === 403);
}
