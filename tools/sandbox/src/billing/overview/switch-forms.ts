import type { BillingSite } from '../state/site-state.ts';
import type { BillingSwitches } from '../state/switches.ts';
import { escape } from '../../home/escape.ts';
import { button, form, options } from './parts.ts';

interface SwitchField {
  name: keyof BillingSwitches;
  label: string;
  /** The values to choose from; without them any text can be typed. */
  choices?: readonly string[];
  read(text: string): BillingSwitches[keyof BillingSwitches];
}

const yesOrNo = { choices: ['true', 'false'], read: (text: string) => text === 'true' };
const list = (text: string) => text.split(/[\s,]+/).filter((entry) => entry !== '');

export const switchFields: readonly SwitchField[] = [
  {
    name: 'catalogue',
    label: 'Product catalogue',
    choices: ['1', '2'],
    read: (text) => (text === '1' ? '1' : '2'),
  },
  { name: 'domains', label: 'Listed domains', read: list },
  { name: 'successCallback', label: 'Success is reported', ...yesOrNo },
  { name: 'denyFrames', label: 'Frames are forbidden', ...yesOrNo },
  { name: 'pageLifeS', label: 'A page lives, in seconds', read: Number },
  { name: 'callsPerMinute', label: 'Calls a minute (0: no limit)', read: Number },
  { name: 'customFields', label: 'Custom fields', read: list },
  { name: 'emailIgnoresCase', label: 'The filter by e-mail ignores case', ...yesOrNo },
  { name: 'refusesSecond', label: 'A second subscription is refused', ...yesOrNo },
  { name: 'makesOwnIds', label: 'New customers get ids of the vendor', ...yesOrNo },
  { name: 'paysLater', label: 'Payments take their time', ...yesOrNo },
  { name: 'refusesRefunds', label: 'Refunds are refused', ...yesOrNo },
];

/** One form for each switch of a site. */
export function switchForms({ name: site, board }: BillingSite): string {
  const switches = board.get();
  return switchFields
    .map(({ name, label, choices }) => {
      const value = String(switches[name]);
      const control = choices
        ? `<select name="value">${options(choices, value)}</select>`
        : `<input name="value" value="${escape(value)}" autocomplete="off">`;
      return form(
        { site, action: 'switch', id: name },
        `<label>${label} ${control}</label>${button('Set', label)}`,
      );
    })
    .join('\n');
}
