import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadMailLook, MailLookError, type MailLook } from './mail-look.ts';
import { kitTokens } from './theme-tokens.ts';

function writeTemporaryFile(name: string, content: string | Buffer): URL {
  const folder = mkdtempSync(join(tmpdir(), 'mail-look-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, content);
  return pathToFileURL(file);
}

const withTheme = (css: string) => loadMailLook({ theme: writeTemporaryFile('theme.css', css) });

function findProblems(look: MailLook): readonly string[] {
  try {
    loadMailLook(look);
  } catch (error) {
    if (error instanceof MailLookError) return error.problems;
    throw error;
  }
  return [];
}

/** Start of a PNG of this size. */
function createPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), size]);
}

describe('the look of emails', () => {
  it('has the kit’s colours by default, which are those of its stylesheet [7.12.2]', () => {
    const css = readFileSync(join(import.meta.dirname, '../../../ui/src/tokens/tokens.css'), 'utf8');
    for (const [name, value] of Object.entries(kitTokens)) expect(css).toContain(`    ${name}: ${value};\n`);
    const { light, dark } = loadMailLook().colours;
    expect(light).toMatchObject({ ground: '#f7f2e9', paper: '#fdfaf4', ink: '#1d1b19', button: '#f0a884' });
    expect(dark).toMatchObject({ ground: '#0d1526', paper: '#14213d', ink: '#ece5d6', button: '#f0a884' });
  });

  it('has the colours of the organisation’s theme, in light and in dark [7.12.2]', () => {
    const { colours, radius, fonts } = withTheme(`
      /* :root { --gh-light: #000000; } */
      :root { --gh-light-raised: #FFF; --gh-brand: #bb3a1b; --gh-on-brand: #fff6f2; --gh-radius-pill: 4px;
        --gh-font-display: 'Inter', sans-serif; --gh-font-text: 'Lora', serif;
        --gh-accent-text: light-dark(#a8330f, #ff9c7d) }
      @media print { :root { --gh-on-light: #ffffff; } }
      [data-ground='warm'] { --gh-accent-text: #fff6f2; }`);
    expect(colours.light).toMatchObject({
      paper: '#ffffff',
      edge: '#bb3a1b',
      ink: '#1d1b19',
      link: '#a8330f',
    });
    expect(colours.dark).toMatchObject({ button: '#bb3a1b', buttonInk: '#fff6f2', link: '#ff9c7d' });
    expect(radius).toBe('4px');
    expect(fonts).toEqual({
      title: expect.stringMatching(/,sans-serif$/),
      text: expect.stringMatching(/,serif$/),
    });
  });

  it('is refused if text would be hard to read, in either scheme [7.12.2]', () => {
    expect(() => withTheme(':root { --gh-on-light-quiet: #999999; --gh-on-brand: #ffffff; }')).toThrow(
      'Invalid look of emails. Fix these and start again:\n' +
        '  --gh-text-quiet on --gh-surface-raised has a contrast of 2.7:1 instead of 4.5:1 (light scheme)\n' +
        '  --gh-on-accent on --gh-accent has a contrast of 1.9:1 instead of 4.5:1 (light scheme)\n' +
        '  --gh-on-accent on --gh-accent has a contrast of 1.9:1 instead of 4.5:1 (dark scheme)',
    );
  });

  it('is refused with a colour that many email clients do not know', () => {
    const theme = writeTemporaryFile('theme.css', ':root { --gh-brand: oklch(70% 0.1 40); }');
    expect(findProblems({ theme })).toContain(
      '--gh-accent must be a colour such as #1d1b19, but is "oklch(70% 0.1 40)"',
    );
  });

  it('is refused with every file and value that cannot be used', () => {
    const missing = new URL('file:///nowhere/theme.css');
    const mark = writeTemporaryFile('mark.png', 'no picture');
    expect(findProblems({ theme: missing, mark, sender: 'A <b>' })).toEqual([
      '/nowhere/theme.css cannot be read',
      expect.stringMatching(/mark\.png must be a PNG$/),
      'sender must be a name without <, > and "',
    ]);
    const wide = writeTemporaryFile('mark.png', createPng(48, 20));
    expect(findProblems({ mark: wide })).toEqual([expect.stringMatching(/mark\.png must be square$/)]);
    const large = writeTemporaryFile('mark.png', Buffer.concat([createPng(48, 48), Buffer.alloc(40_000)]));
    expect(findProblems({ mark: large })).toEqual([expect.stringMatching(/more than 32768 bytes$/)]);
    expect(findProblems({ mark: writeTemporaryFile('mark.png', createPng(48, 48)) })).toEqual([]);
  });
});
