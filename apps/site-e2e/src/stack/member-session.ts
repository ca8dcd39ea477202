import { expect, type Locator } from '@playwright/test';
import { takeComplaints } from './complaints.ts';
import type { Member, Members } from './members-test.ts';

export const endedText = 'Your session has ended. Log in again.';

/** Lets the identity service reject all earlier tokens. */
export const endSessions = (members: Members, { uid }: Member) =>
  members.control('POST', `identity/members/${uid}/sign-out`);

/** Takes the browser's own reports of refusals; anything else fails the test. */
export const takeRefusals = (complaints: string[]) => takeComplaints(complaints, /status of 40[013]/);

/** Checks that this part of the page says that the session has ended, and no other part does. */
export async function expectSessionEnded(part: Locator, complaints: string[]): Promise<void> {
  await expect(part.getByText(endedText)).toBeVisible();
  await expect(part.page().getByText(endedText).filter({ visible: true })).toHaveCount(1);
  takeRefusals(complaints);
}
