import * as v from 'valibot';
import { expect, it } from 'vitest';
import { collectFindings } from '../doctor/collect-findings.ts';
import { readEnvironment } from './read-environment.ts';
import { listSecrets, rotatingSecret } from './rotation.ts';

const schema = v.object(rotatingSecret('EVENT_SECRET', v.pipe(v.string(), v.minLength(4, 'is too short'))));
const read = (environment: Record<string, string>) => readEnvironment('site', schema, environment);

it('a secret may have a previous value, of the same form; the current one is the first [8.6.22]', () => {
  const { EVENT_SECRET, EVENT_SECRET_PREVIOUS } = read({
    EVENT_SECRET: 'new-one',
    EVENT_SECRET_PREVIOUS: 'old-one',
  });
  expect(listSecrets(EVENT_SECRET, EVENT_SECRET_PREVIOUS)).toEqual(['new-one', 'old-one']);
  expect(listSecrets('new-one', undefined)).toEqual(['new-one']);
  expect(listSecrets(undefined, undefined)).toEqual([]);
});

it.each([
  [{ EVENT_SECRET_PREVIOUS: 'old-one' }, 'EVENT_SECRET_PREVIOUS requires EVENT_SECRET'],
  [
    { EVENT_SECRET: 'same-one', EVENT_SECRET_PREVIOUS: 'same-one' },
    'EVENT_SECRET_PREVIOUS must differ from EVENT_SECRET',
  ],
  [{ EVENT_SECRET: 'new-one', EVENT_SECRET_PREVIOUS: 'old' }, 'EVENT_SECRET_PREVIOUS is too short'],
])(
  'a server does not start with a previous value that makes no sense: %j [8.6.22]',
  (environment, problem) => {
    let message = '';
    try {
      read(environment);
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain(problem);
    for (const value of Object.values(environment)) expect(message).not.toMatch(new RegExp(`\\b${value}\\b`));
  },
);

it('the doctor says that a previous value is still in use, without the value [8.6.22]', async () => {
  const find = (environment: Record<string, string>) =>
    collectFindings(
      'site',
      () => read(environment),
      async () => [],
    );
  expect(await find({ EVENT_SECRET: 'new-one' })).toEqual([]);
  expect(await find({ EVENT_SECRET: 'new-one', EVENT_SECRET_PREVIOUS: 'old-one' })).toEqual([
    {
      ...{ check: 'site secrets', status: 'note' },
      text: 'EVENT_SECRET_PREVIOUS is set, so the value from before the change still works: remove it once everybody has the new one',
    },
  ]);
});
