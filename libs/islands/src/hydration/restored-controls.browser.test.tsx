import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Island } from '../server/Island.tsx';
import { one, settled } from '../start/page.fixture.ts';
import { settledIsland, startPage, stopPage } from './page.fixture.tsx';

beforeEach(() => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'readyState');
  stopPage();
});

function Choice() {
  const [said, setSaid] = useState<Record<string, string>>({});
  const say = (name: string, value: string | boolean) =>
    setSaid((before) => ({ ...before, [name]: `${before[name] ?? ''} ${value}`.trim() }));
  return (
    <form>
      <input name="note" defaultValue="" onChange={({ target }) => say('note', target.value)} />
      <textarea name="text" defaultValue="" onChange={({ target }) => say('text', target.value)} />
      <input type="checkbox" name="terms" onChange={({ target }) => say('terms', target.checked)} />
      {['small', 'large'].map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          value={size}
          defaultChecked={size === 'small'}
          onChange={({ target }) => say('size', target.value)}
        />
      ))}
      <select name="country" defaultValue="DK" onChange={({ target }) => say('country', target.value)}>
        <option>DK</option>
        <option>DE</option>
      </select>
      <output>{JSON.stringify(said)}</output>
    </form>
  );
}

async function wakeChoice() {
  const { messages, started } = startPage(
    <Island name="choice" wake={['interaction']} component={Choice} props={{}} />,
    { choice: { load: async () => ({ default: Choice }) } },
  );
  started.wake(one('[data-island]'));
  await settledIsland(one('[data-island]'));
  return messages;
}

/** Sets a property as the browser does, unseen by React. */
const put = (selector: string, name: 'value' | 'checked', value: string | boolean) => {
  const control = one(selector);
  Reflect.set(Object.getPrototypeOf(control) as object, name, value, control);
};
const say = () => JSON.parse(one('output').textContent ?? '') as object;

it('tells an island of controls that the browser puts back after hydration, each once', async () => {
  const messages = await wakeChoice();
  put('[name=note]', 'value', 'Hello');
  put('[name=text]', 'value', 'World');
  put('[name=terms]', 'checked', true);
  put('[value=large]', 'checked', true);
  put('[name=country]', 'value', 'DE');
  dispatchEvent(new Event('pageshow'));
  await settled();
  expect(say()).toEqual({ note: 'Hello', text: 'World', terms: 'true', size: 'large', country: 'DE' });
  expect(one<HTMLInputElement>('[name=terms]').checked).toBe(true);
  dispatchEvent(new Event('pageshow'));
  expect(messages).toEqual([]);
});

it('tells an island of a radio or checkbox that a program sets, and only reports as changed', async () => {
  await wakeChoice();
  for (const selector of ['[name=terms]', '[value=large]']) {
    put(selector, 'checked', true);
    one(selector).dispatchEvent(new Event('change', { bubbles: true }));
  }
  await settled();
  expect(say()).toEqual({ terms: 'true', size: 'large' });
  one('[value=small]').click();
  await settled();
  expect(say()).toEqual({ terms: 'true', size: 'large small' });
});

it('tells nothing if the browser puts back nothing', async () => {
  await wakeChoice();
  dispatchEvent(new Event('pageshow'));
  await settled();
  expect(say()).toEqual({});
});
