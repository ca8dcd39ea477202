import { UpstreamError } from '@guildhall/upstream';

/** What the doctor says of one thing: `fix` must be fixed, `note` is worth knowing. Never holds a secret. */
export interface Finding {
  /** What was checked, in a word or two. */
  check: string;
  status: 'ok' | 'note' | 'fix';
  /** What was found, and for `fix` what to do. */
  text: string;
}

export const ok = (check: string, text: string): Finding => ({ check, status: 'ok', text });
export const note = (check: string, text: string): Finding => ({ check, status: 'note', text });
export const fix = (check: string, text: string): Finding => ({ check, status: 'fix', text });

/** Why a supplier could not be called, in plain words. Never quotes what was sent. */
export function reason(error: unknown): string {
  if (!(error instanceof UpstreamError)) return 'gave an answer that cannot be read';
  if (error.status !== undefined) return `answered with status ${error.status}`;
  return error.code === 'UPSTREAM_DEADLINE' ? 'did not answer in time' : 'could not be reached';
}

/** Whether the supplier has refused the token. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 401 || error.status === 403);
}
