import { expect, test } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

/** Controls on which the text of their page depends, with two values each. A group of radios is one control. */
const controls = [
  { name: 'a product’s size', path: '/p/print-cones', css: 'main [type=radio]', values: [0, 1] },
  { name: 'the country of VAT', path: '/p/print-cones', css: 'main select', values: ['DK', 'LU'] },
  { name: 'a long message', path: '/contact', css: 'main textarea', values: ['', 'a'.repeat(9_963)] },
  {
    name: 'a box that asks for more',
    path: '/membership',
    css: 'main [name=taxDeduction]',
    values: [false, true],
  },
] as const;
type Control = (typeof controls)[number];
type Value = Control['values'][number];

/** Sets the second value as a visitor does, and waits until the page says so. */
type Choose = () => Promise<void>;

/** Ways in which a control gets a value without a visitor. */
const ways: Record<string, (visitor: Visitor, control: Control, choose: Choose) => Promise<void>> = {
  'a reload': async (visitor, _, choose) => {
    await choose();
    await visitor.reload();
  },
  'Back to a page that was kept': async (visitor, control, choose) => {
    await choose();
    await leaveAndReturn(visitor, control);
  },
  'Back to a page that was not kept': async (visitor, control, choose) => {
    await choose();
    // Browsers do not keep a page that holds a lock.
    await visitor.readInPage(() => {
      void navigator.locks.request('page', () => new Promise(() => undefined));
      return true;
    });
    await leaveAndReturn(visitor, control);
  },
  'filling in by the browser': (visitor, control) => set(visitor, control, 1, ['input', 'change']),
  'a program that only reports a change': (visitor, control) => set(visitor, control, 1, ['change']),
  'a program that only reports a change, once the page is awake': async (visitor, control, choose) => {
    await choose();
    await set(visitor, control, 0, ['change']);
  },
};

for (const control of controls)
  for (const [way, act] of Object.entries(ways))
    test(`what a page says agrees with ${control.name} after ${way} [2.11.14]`, async ({ visitor }) => {
      const [first, second] = control.values;
      await visitor.open(control.path);
      const texts = new Map([[read(first), await readText(visitor)]]);
      await enter(visitor, control);
      await expect.poll(() => readText(visitor)).not.toBe(texts.get(read(first)));
      texts.set(read(second), await readText(visitor));

      await visitor.open('/about');
      await visitor.open(control.path);
      await act(visitor, control, async () => {
        await enter(visitor, control);
        await expect.poll(() => readText(visitor)).toBe(texts.get(read(second)));
      });
      const agrees = async () => {
        const value = await visitor.readInPage(readValue, control.css).catch(() => 'not loaded');
        return (await readText(visitor).catch(() => '')) === texts.get(value) ? 'agrees' : `has ${value}`;
      };
      await expect.poll(agrees, { timeout: 5_000 }).toBe('agrees');
    });

const read = (value: Value): string => String(value);

/** Sets a control’s second value with the events of a visitor’s input. */
async function enter(visitor: Visitor, control: Control): Promise<void> {
  if (typeof control.values[1] === 'string') await set(visitor, control, 1, ['input', 'change']);
  else await visitor.readInPage(clickControl, control.css, Number(control.values[1]));
}

async function leaveAndReturn(visitor: Visitor, { path }: Control): Promise<void> {
  await visitor.open('/about');
  await visitor.goBack();
  await expect.poll(() => visitor.readInPage(() => location.pathname).catch(() => '')).toBe(path);
}

async function set(visitor: Visitor, control: Control, index: 0 | 1, events: string[]): Promise<void> {
  await visitor.readInPage(setControl, control.css, control.values[index], events);
}

/** Sets a control as a program does: by its property, then by events. */
function setControl(css: string, value: string | number | boolean, events: readonly string[]): boolean {
  const found = [...document.querySelectorAll<HTMLInputElement>(css)];
  const control = typeof value === 'number' ? found[value] : found[0];
  if (!control) return false;
  // By the property of the element’s class, since React puts one of its own on each control.
  const property = typeof value === 'string' ? 'value' : 'checked';
  const set = typeof value === 'number' ? true : value;
  Reflect.set(Object.getPrototypeOf(control) as object, property, set, control);
  for (const type of events) control.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

function clickControl(css: string, index: number): boolean {
  const found = document.querySelectorAll<HTMLInputElement>(css);
  (found[index] ?? found[0])?.click();
  return true;
}

function readValue(css: string): string {
  const found = [...document.querySelectorAll<HTMLInputElement>(css)];
  const [control] = found;
  if (control?.type === 'radio') return String(found.findIndex(({ checked }) => checked));
  return String(control?.type === 'checkbox' ? control.checked : control?.value);
}

/** Text of the page’s main part as it stands in the document, whether it can be seen or not. */
function readText(visitor: Visitor): Promise<string> {
  return visitor.readInPage(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const hidden of main.querySelectorAll('noscript,script,style')) hidden.remove();
    return main.textContent ?? '';
  });
}
