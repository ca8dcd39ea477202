import type { SignUpState } from '../flow/sign-up-state.ts';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';

/** Returns the message in place of the form; `undefined` while the form is shown. */
export function getStatusMessage(
  state: SignUpState,
  texts: SignUpTexts,
): readonly [title: string, note?: string | undefined] | undefined {
  const { at } = state;
  if (at === 'member') return [texts.signUpSuccessText, state.mail && texts.mails[state.mail]];
  if (at === 'open' && !state.inWindow) return undefined;
  const titles: Partial<Record<typeof at, string>> = texts.titles;
  const notes: Partial<Record<typeof at, string>> = texts.notes;
  const title = titles[at];
  return title === undefined ? undefined : [title, notes[at]];
}
