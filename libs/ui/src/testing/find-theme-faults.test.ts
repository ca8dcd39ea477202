import { describe, expect, it } from 'vitest';
import { findThemeFaults } from './find-theme-faults.ts';

describe('a theme', () => {
  it('without rules has no faults: it is the kit’s own', () => {
    expect(findThemeFaults('')).toEqual([]);
  });

  it('may change the palette', () => {
    const css =
      ':root { --gh-light: #ffffff; --gh-on-light: #111; --gh-brand: #f5c542; --gh-brand-text: #6b4e00 }';
    expect(findThemeFaults(css)).toEqual([]);
  });

  it('has faults where text can hardly be read, on the page or on a ground', () => {
    const css = `
      @layer mine { :root { --gh-on-light-quiet: #999999; } }
      [data-ground="warm"] { --gh-text: #ffffff; }`;
    const faults = findThemeFaults(css);
    expect(faults).toContain(
      '--gh-text-quiet on --gh-surface has a contrast of 2.6:1 instead of 4.5:1 (page, light scheme)',
    );
    expect(faults).toContain(
      '--gh-text on --gh-surface has a contrast of 2.0:1 instead of 4.5:1 (warm ground, light scheme)',
    );
    expect(faults.join()).not.toContain('--gh-accent-text');
  });

  it('is checked only in the schemes that it has', () => {
    const onlyLight = ':root { color-scheme: light; --gh-on-dark-quiet: #222222 }';
    const page = (fault: string) => !fault.includes('ground');
    expect(findThemeFaults(onlyLight).filter(page)).toEqual([]);
    expect(findThemeFaults(onlyLight.replace('light;', 'light dark;')).filter(page)).not.toEqual([]);
  });

  it('may have other rules for printers and wide windows', () => {
    expect(findThemeFaults('@media print { :root { --gh-text: #ffffff } }')).toEqual([]);
  });

  it('cannot be checked if a colour is written in another notation, which is a fault', () => {
    expect(findThemeFaults(':root { --gh-brand: tomato }')).toEqual([
      '"tomato" is no colour such as #1d1b19',
    ]);
  });
});
