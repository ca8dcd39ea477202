import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';
import { mergeTexts } from './merge-texts.ts';

describe('a text', () => {
  it('is filled by name, and what has no value stays as it is', () => {
    expect(fill('{count} of {all}, {rest}', { count: 2, all: 12 })).toBe('2 of 12, {rest}');
  });

  it('takes values as they are, whatever replacement patterns are in them', () => {
    expect(fill('Remove {title}', { title: '$& {count}' })).toBe('Remove $& {count}');
  });
});

describe('texts', () => {
  const defaults = {
    title: 'Cart',
    notices: { gone: { title: 'Gone', description: 'It expired' }, busy: 'Wait' },
  };

  it('may be given in part, at every depth', () => {
    const given = { notices: { gone: { title: 'Expired' } } };
    expect(mergeTexts(defaults, given)).toEqual({
      title: 'Cart',
      notices: { gone: { title: 'Expired', description: 'It expired' }, busy: 'Wait' },
    });
  });

  it('are the defaults where they are given as undefined, or not at all', () => {
    expect(mergeTexts(defaults, undefined)).toEqual(defaults);
    expect(mergeTexts(defaults, { title: undefined })).toEqual(defaults);
  });
});
