import { hasUnfinishedSignUp } from '@guildhall/signup/unfinished';
import { startTestsite } from './testsite.ts';

startTestsite();
// Called on every page, as it also removes expired sign-ups.
const isUnfinished = hasUnfinishedSignUp();

export const isSignUpUnfinished = (): boolean => isUnfinished;
