import type { BillingSite } from '../state/site-state.ts';
import type { BillingSwitches } from '../state/switches.ts';
import { escape } from '../../home/escape.ts';
import { renderButton, renderForm, renderOptions } from './render-elements.ts';

interface SwitchField {
  name: keyof BillingSwitches;
  label: string;
  /** Allowed values; without them any text can be typed. */
  choices?: readonly string[];
  read(text: string): BillingSwitches[keyof BillingSwitches];
}

const booleanChoice = { choices: ['true', 'false'], read: (text: string) => text === 'true' };
const splitList = (text: string) => text.split(/[\s,]+/).filter((entry) => entry !== '');

export const switchFields: readonly SwitchField[] = [
  {
    name: 'catalogue',
    label: 'Product catalogue',
    choices: ['1', '2'],
    read: (text) => (text === '1' ? '1' : '2'),
  },
  { name: 'domains', label: 'Listed domains', read: splitList },
  { name: 'successCallback', label: 'Success is reported', ...booleanChoice },
  { name: 'denyFrames', label: 'Frames are forbidden', ...booleanChoice },
  { name: 'pageLifeS', label: 'A page lives, in seconds', read: Number },
  { name: 'callsPerMinute', label: 'Calls a minute (0: no limit)', read: Number },
  { name: 'customFields', label: 'Custom fields', read: splitList },
  { name: 'emailIgnoresCase', label: 'The filter by e-mail ignores case', ...booleanChoice },
  { name: 'refusesSecond', label: 'A second subscription is refused', ...booleanChoice },
  { name: 'makesOwnIds', label: 'New customers get ids of the vendor', ...booleanChoice },
  { name: 'paysLater', label: 'Payments take their time', ...booleanChoice },
  { name: 'refusesRefunds', label: 'Refunds are refused', ...booleanChoice },
];

/** One form for each switch of a site. */
export function renderSwitchForms({ name: site, board }: BillingSite): string {
  const switches = board.get();
  return switchFields
    .map(({ name, label, choices }) => {
      const value = String(switches[name]);
      const control = choices
        ? `<select name="value">${renderOptions(choices, value)}</select>`
        : `<input name="value" value="${escape(value)}" autocomplete="off">`;
      return renderForm(
        { site, action: 'switch', id: name },
        `<label>${label} ${control}</label>${renderButton('Set', label)}`,
      );
    })
    .join('\n');
}
