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
  { name: 'successCallback', label: 'Report success', ...booleanChoice },
  { name: 'denyFrames', label: 'Forbid frames', ...booleanChoice },
  { name: 'pageLifeS', label: 'Lifetime of a page, s', read: Number },
  { name: 'callsPerMinute', label: 'Calls per minute (0: unlimited)', read: Number },
  { name: 'customFields', label: 'Custom fields', read: splitList },
  { name: 'emailIgnoresCase', label: 'Email filter ignores case', ...booleanChoice },
  { name: 'refusesSecond', label: 'Refuse a second subscription', ...booleanChoice },
  { name: 'makesOwnIds', label: 'Vendor assigns IDs of new customers', ...booleanChoice },
  { name: 'paysLater', label: 'Payments stay in progress', ...booleanChoice },
  { name: 'refusesRefunds', label: 'Refuse refunds', ...booleanChoice },
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
