import type { SafeUrl } from '@guildhall/safe-content';

/** Judges the address of a picture: as it may be shown, or `undefined` when it is refused. */
export type JudgePicture = (untrusted: string) => SafeUrl | undefined;
