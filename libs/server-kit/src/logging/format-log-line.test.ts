import { expect, it } from 'vitest';
import { formatLogLine } from './format-log-line.ts';

const facts = { service: 'site', instance: 'a', version: 'b', time: 1_795_000_000_000 };

it('shows people the time, level, service, text and details of a line', () => {
  const line = JSON.stringify({
    level: 'warn',
    ...facts,
    supplier: { type: 'retry' },
    msg: 'supplier event',
  });
  expect(formatLogLine(line)).toMatch(
    /^\d\d:\d\d:\d\d warn {2}site supplier event \{ supplier: \{ type: 'retry' \} \}\n$/,
  );
});

it('shows the stack of an error on lines of its own', () => {
  const line = JSON.stringify({
    level: 'error',
    ...facts,
    err: { stack: 'TypeError: it broke\n    at x.ts:1' },
    msg: 'm',
  });
  expect(formatLogLine(line).split('\n').slice(1)).toEqual(['TypeError: it broke', '    at x.ts:1', '']);
});

it('leaves a line that is no JSON as it is', () => {
  expect(formatLogLine('site listening on …\n')).toBe('site listening on …\n');
});
