import type { SafeUrl } from '@guildhall/safe-content';

/** Checks the address of a picture: as it may be shown, or `undefined` when it is refused. */
export type CheckPicture = (untrusted: string) => SafeUrl | undefined;
