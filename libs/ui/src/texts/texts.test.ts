import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';
import { joinAbbreviations } from './join-abbreviations.ts';
import { mergeTexts } from './merge-texts.ts';

describe('fill', () => {
  it('replaces placeholders by name, and keeps those without a value', () => {
    expect(fill('{count} of {all}, {rest}', { count: 2, all: 12 })).toBe('2 of 12, {rest}');
  });

  it('inserts values literally, even if they contain replacement patterns', () => {
    expect(fill('Remove {title}', { title: '$& {count}' })).toBe('Remove $& {count}');
  });
});

describe('joinAbbreviations', () => {
  it('puts a no-break space between single letters with a full stop, and changes nothing else', () => {
    expect(joinAbbreviations('House e. V. by the sea')).toBe('House e.\u{a0}V. by the sea');
    expect(joinAbbreviations('J. R. R. Holm')).toBe('J.\u{a0}R.\u{a0}R. Holm');
    expect(joinAbbreviations('The end. A. B and Co. of 1974')).toBe('The end. A. B and Co. of 1974');
  });
});

describe('mergeTexts', () => {
  const defaults = {
    title: 'Cart',
    notices: { gone: { title: 'Gone', description: 'It expired' }, busy: 'Wait' },
  };

  it('overrides some texts, at every depth', () => {
    const replacements = { notices: { gone: { title: 'Expired' } } };
    expect(mergeTexts(defaults, replacements)).toEqual({
      title: 'Cart',
      notices: { gone: { title: 'Expired', description: 'It expired' }, busy: 'Wait' },
    });
  });

  it('keeps the defaults for undefined or missing overrides', () => {
    expect(mergeTexts(defaults, undefined)).toEqual(defaults);
    expect(mergeTexts(defaults, { title: undefined })).toEqual(defaults);
  });
});
