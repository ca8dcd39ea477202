/** What each state of a membership means; `{date}` is the day on which it ends. */
export const statusTexts = {
  active: 'Your membership is active.',
  in_trial: 'Your membership is on trial. All members’ pages are open to you.',
  non_renewing: 'Your membership is cancelled. It stays open to you until it ends.',
  non_renewing_until: 'Your membership is cancelled and ends on {date}. Until then it stays open to you.',
  paused: 'Your membership is paused. Resume it to read members’ pages again.',
  cancelled: 'Your membership has ended. Members’ pages are closed to you.',
  future: 'Your membership has not begun yet.',
  none: 'There is no membership with this login.',
  checking: 'Looking up your membership…',
  failed: 'Your membership could not be looked up right now. That changes nothing about it.',
};
