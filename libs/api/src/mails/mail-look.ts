import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { computeContrast } from './contrast.ts';
import { getTokenColour, kitTokens, readThemeTokens, type Scheme, type ThemeTokens } from './theme-tokens.ts';

/** Look of an organisation's emails. */
export interface MailLook {
  /**
   * Name of the sender, in the head and the signature of each email. A name in `MEMBER_MAIL_FROM` comes first.
   * @default the site's host
   */
  sender?: string;
  /**
   * File of the site's theme. Emails take their colours from its tokens, in light and in dark. These are written as
   * `#rrggbb`, with `var()` and `light-dark()`. Fonts of the theme are replaced by common ones with or without serifs,
   * because email clients load no fonts.
   * @default the kit's colours
   */
  theme?: URL;
  /**
   * Picture beside the sender's name: a square PNG of at most 32 kB, shown at 48 px. It is part of the email, so that
   * nothing is fetched when somebody reads it.
   * @default none
   */
  mark?: URL;
}

/** Colours of one scheme, as `#rrggbb`. */
export interface MailColours {
  /** Behind the email, and of the email itself. */
  ground: string;
  paper: string;
  ink: string;
  quiet: string;
  link: string;
  button: string;
  buttonInk: string;
  edge: string;
}

/** A look that was read and checked. */
export interface LoadedMailLook {
  sender: string | undefined;
  colours: Readonly<Record<Scheme, MailColours>>;
  /** Radius of the button, as in CSS. */
  radius: string;
  mark: Buffer | undefined;
  fonts: { title: string; text: string };
}

/** Least contrast of text by WCAG 2.2 AA. */
const minContrast = 4.5;
const maxMarkBytes = 32 * 1024;

const tokenByColour: Readonly<Record<keyof MailColours, string>> = {
  ground: '--gh-surface',
  paper: '--gh-surface-raised',
  ink: '--gh-text',
  quiet: '--gh-text-quiet',
  link: '--gh-accent-text',
  button: '--gh-accent',
  buttonInk: '--gh-on-accent',
  edge: '--gh-brand',
};

const pairs: readonly [front: keyof MailColours, behind: keyof MailColours][] = [
  ['ink', 'paper'],
  ['quiet', 'paper'],
  ['link', 'paper'],
  ['buttonInk', 'button'],
];

/** Fonts that most machines have. */
const serifs = `'Iowan Old Style',Palatino,'Palatino Linotype',Georgia,'Times New Roman',serif`;
const sans = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

/** A look with which emails cannot be sent, or can hardly be read. */
export class MailLookError extends Error {
  override readonly name = 'MailLookError';
  readonly code = 'GUILDHALL_API_MAIL_LOOK';
  /** One sentence per fault. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `  ${problem}`).join('\n');
    super(`[GUILDHALL_API_MAIL_LOOK] Invalid look of emails. Fix these and start again:\n${lines}`);
    this.problems = problems;
  }
}

/**
 * Reads the files of a look, and checks it.
 *
 * @throws MailLookError that lists every fault
 */
export function loadMailLook({ sender, theme, mark }: MailLook = {}): LoadedMailLook {
  const problems: string[] = [];
  const css = theme && readOwnFile(theme, problems)?.toString('utf8');
  const tokens = { ...kitTokens, ...(css !== undefined && readThemeTokens(css)) };
  const light = computeColours(tokens, 'light', problems);
  const dark = computeColours(tokens, 'dark', problems);
  const picture = mark && readOwnFile(mark, problems);
  if (mark && picture) problems.push(...findMarkProblems(mark, picture));
  if (sender !== undefined && !/^[^<>"\r\n]+$/.test(sender))
    problems.push('sender must be a name without <, > and "');
  if (problems.length > 0) throw new MailLookError([...new Set(problems)]);
  return {
    sender,
    colours: { light, dark },
    radius: toRadius(tokens),
    mark: picture,
    fonts: chooseFonts(tokens),
  };
}

function computeColours(tokens: ThemeTokens, scheme: Scheme, problems: string[]): MailColours {
  const read = (token: string): string => {
    try {
      return getTokenColour(tokens, token, scheme);
    } catch (error) {
      problems.push(`${token} ${(error as Error).message}`);
      return '';
    }
  };
  const colours = Object.fromEntries(
    Object.entries(tokenByColour).map(([name, token]) => [name, read(token)]),
  ) as Record<keyof MailColours, string>;
  for (const [front, behind] of pairs) {
    if (!colours[front] || !colours[behind]) continue;
    const contrast = computeContrast(colours[front], colours[behind]);
    if (contrast < minContrast)
      problems.push(
        `${tokenByColour[front]} on ${tokenByColour[behind]} has a contrast of ${Math.floor(contrast * 10) / 10}:1 instead of ${minContrast}:1 (${scheme} scheme)`,
      );
  }
  return colours;
}

/** Lengths in pixels; buttons of other shapes have square corners. */
function toRadius(tokens: ThemeTokens): string {
  const radius = tokens['--gh-radius-pill'] ?? '';
  return /^\d{1,4}px$/.test(radius) ? radius : '0';
}

function chooseFonts(tokens: ThemeTokens): LoadedMailLook['fonts'] {
  const choose = (token: string) => (/(?<!sans-)serif$/.test(tokens[token] ?? '') ? serifs : sans);
  return { title: choose('--gh-font-display'), text: choose('--gh-font-text') };
}

function readOwnFile(file: URL, problems: string[]): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    problems.push(`${fileURLToPath(file)} cannot be read`);
    return undefined;
  }
}

function findMarkProblems(file: URL, picture: Buffer): string[] {
  const path = fileURLToPath(file);
  const isPng = picture.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  if (!isPng) return [`${path} must be a PNG`];
  const isSquare = picture.length >= 24 && picture.readUInt32BE(16) === picture.readUInt32BE(20);
  return [
    ...(isSquare ? [] : [`${path} must be square`]),
    ...(picture.length > maxMarkBytes ? [`${path} has more than ${maxMarkBytes} bytes`] : []),
  ];
}
