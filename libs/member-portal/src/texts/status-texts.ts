/** Statuses without a known date. */
export const statusTexts = {
  active: 'Your membership is active.',
  in_trial: 'Your membership is in its trial period.',
  non_renewing: 'Your membership is ending.',
  paused: 'Your membership is paused.',
  cancelled: 'Your membership has ended.',
  future: 'Your membership has not started yet.',
  none: 'We could not find a membership for this login.',
  checking: 'Checking your membership…',
  failed: 'We could not check your membership right now.',
};

/** Statuses with `{date}`, such as 'March 05, 2027'. */
export const datedStatusTexts = {
  active: 'Your membership is active. It renews on {date}.',
  in_trial: 'Your trial ends on {date}.',
  non_renewing: 'Your membership ends on {date}.',
  paused: 'Your membership is paused until {date}.',
  cancelled: 'Your membership ended on {date}.',
  future: 'Your membership starts on {date}.',
};

/** Consequences and next steps; `{portal}` is the label of the portal's button. */
export const statusNotes = {
  active: 'You can read all members’ pages.',
  in_trial:
    'You can read all members’ pages during your trial. After it ends, you are charged the price of your plan unless you cancel first. For the date and the amount, go to “{portal}”.',
  non_renewing:
    'It will not renew. You can read all members’ pages until it ends. To keep your membership, go to “{portal}”.',
  paused: 'You cannot read members’ pages while it is paused. To resume it, go to “{portal}”.',
  cancelled: 'You can no longer read members’ pages. You can join again at any time.',
  future: 'You can read members’ pages from the day it starts. For the date, go to “{portal}”.',
  none: 'If you joined with a different email address, log in with that one. If you think this is wrong, contact us.',
  checking: '',
  failed: 'This does not affect your membership. Try again in a moment.',
};

export const datedStatusNotes = {
  in_trial:
    'You can read all members’ pages until then. After the trial, you are charged the price of your plan unless you cancel first. For the amount, go to “{portal}”.',
  future: 'You can read members’ pages from that day.',
};
