import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';
import { mergeTexts } from './merge-texts.ts';

describe('fill', () => {
  it('replaces placeholders by name, and keeps those without a value', () => {
    expect(fill('{count} of {all}, {rest}', { count: 2, all: 12 })).toBe('2 of 12, {rest}');
  });

  it('inserts values literally, even if they contain replacement patterns', () => {
    expect(fill('Remove {title}', { title: '$& {count}' })).toBe('Remove $& {count}');
  });
});

describe('mergeTexts', () => {
  const defaults = {
    title: 'Cart',
    notices: { gone: { title: 'Gone', description: 'It expired' }, busy: 'Wait' },
  };

  it('overrides some texts, at every depth', () => {
    const given = { notices: { gone: { title: 'Expired' } } };
    expect(mergeTexts(defaults, given)).toEqual({
      title: 'Cart',
      notices: { gone: { title: 'Expired', description: 'It expired' }, busy: 'Wait' },
    });
  });

  it('keeps the defaults for undefined or missing overrides', () => {
    expect(mergeTexts(defaults, undefined)).toEqual(defaults);
    expect(mergeTexts(defaults, { title: undefined })).toEqual(defaults);
  });
});
