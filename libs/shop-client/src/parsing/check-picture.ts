import type { SafeUrl } from '@guildhall/safe-content';

/** Checks the URL of a picture: returns the URL to show, or `undefined` if it is refused. */
export type CheckPicture = (untrusted: string) => SafeUrl | undefined;
