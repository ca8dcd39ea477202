import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Island } from '../server/Island.tsx';
import { one, settled } from '../start/page.fixture.ts';
import { settledIsland, startPage, stopPage } from './page.fixture.tsx';

afterEach(stopPage);

const onSubmit = vi.fn<(values: Record<string, unknown>) => void>();

function Form() {
  const [note, setNote] = useState('nothing');
  const [sent, setSent] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(Object.fromEntries(new FormData(event.currentTarget)));
        setSent(true);
      }}
    >
      <input name="email" type="email" defaultValue="" />
      <textarea name="note" defaultValue="nothing" onChange={({ target }) => setNote(target.value)} />
      <select name="country" defaultValue="DK">
        <option value="DK">Denmark</option>
        <option value="SE">Sweden</option>
      </select>
      <input name="terms" type="checkbox" />
      <output>{note}</output>
      <button>{sent ? 'Sent' : 'Send'}</button>
    </form>
  );
}

it('keeps fields filled in before hydration, and submits them with the first press', async () => {
  const { promise: code, resolve: codeArrives } = Promise.withResolvers<{ default: typeof Form }>();
  const { messages } = startPage(<Island name="form" wake={['interaction']} component={Form} props={{}} />, {
    form: { load: () => code },
  });
  await userEvent.type(one('[name=email]'), 'ada@example.org');
  await userEvent.fill(one('[name=note]'), 'Second floor');
  await userEvent.selectOptions(one('[name=country]'), 'SE');
  await userEvent.click(one('[name=terms]'));
  await userEvent.click(one('button'));
  expect(one('button').getAttribute('aria-busy')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();

  codeArrives({ default: Form });
  await settledIsland(one('[data-island]'));
  await settled();
  const values = { email: 'ada@example.org', note: 'Second floor', country: 'SE', terms: 'on' };
  expect(onSubmit.mock.calls).toEqual([[values]]);
  expect(Object.fromEntries(new FormData(one<HTMLFormElement>('form')))).toEqual(values);
  expect(one('button').textContent).toBe('Sent');
  expect(one('output').textContent).toBe('Second floor');
  expect(messages).toEqual([]);
});
