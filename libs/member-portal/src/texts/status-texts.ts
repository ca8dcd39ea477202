/** What each state of a membership means, in a sentence; `{date}` is the day on which it ends. */
export const statusTexts = {
  active: 'Your membership is active.',
  in_trial: 'Your membership is on trial.',
  non_renewing: 'Your membership is cancelled.',
  non_renewing_until: 'Your membership ends on {date}.',
  paused: 'Your membership is paused.',
  cancelled: 'Your membership has ended.',
  future: 'Your membership has not begun yet.',
  none: 'There is no membership with this login.',
  checking: 'Looking up your membership…',
  failed: 'Your membership could not be looked up right now.',
};

/** What it opens and closes, and how to go on; `{portal}` is the label of the way to the subscription. */
export const statusNotes = {
  active: 'Members’ pages are open to you.',
  in_trial: 'Members’ pages are open to you meanwhile.',
  non_renewing:
    'It is cancelled, and members’ pages stay open to you until it ends. If you would like to stay, say so under “{portal}”.',
  paused: 'Members’ pages are closed until it goes on. You can resume it under “{portal}”.',
  cancelled: 'Members’ pages are closed to you. You are welcome to join again.',
  future: 'Members’ pages open on the day it begins, which you find under “{portal}”.',
  none: 'If you joined with another address, log in with that one. If you think that this is a mistake, write to us.',
  checking: '',
  failed: 'That changes nothing about it. Try again in a moment.',
};
