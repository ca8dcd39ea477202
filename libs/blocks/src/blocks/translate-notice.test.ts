import { expect, it } from 'vitest';
import { translateNotice } from './translate-notice.ts';

const texts = {
  'a picture was removed': '[picture removed]',
  'expected {kind}, found {other}': '[{kind} instead of {other}]',
  'a list': '[list]',
  'left out: {reason}': '[left out: {reason}]',
};

it('translates a sentence, with the parts that differ', () => {
  expect(translateNotice('a picture was removed', texts)).toBe('[picture removed]');
  expect(translateNotice('left out: expected a list, found text', texts)).toBe(
    '[left out: [[list] instead of text]]',
  );
});

it('leaves a sentence without a translation in English', () => {
  expect(translateNotice('a film was removed', texts)).toBe('a film was removed');
  expect(translateNotice('a film was removed')).toBe('a film was removed');
});
