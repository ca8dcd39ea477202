export interface MailMessage {
  from: string;
  to: string;
  subject: string;
  /** The plain text; empty if there is only HTML. */
  text: string;
  html: string;
  /** Every URL in text and HTML, without repetitions. */
  links: string[];
}

interface Part {
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** Reads the source of a mail: the formats that this product and its vendors send, not all of MIME. */
export function readMail(source: string): MailMessage {
  const whole = splitPart(source);
  const leaves = listLeaves(whole);
  const findLeaf = (type: string) => leaves.find(({ headers }) => readType(headers) === type);
  const text = decodeBody(findLeaf('text/plain'));
  const html = decodeBody(findLeaf('text/html'));
  const readHeader = (name: string) => decodeWords(whole.headers.get(name) ?? '');
  return {
    ...{ from: readHeader('from'), to: readHeader('to'), subject: readHeader('subject'), text, html },
    links: listLinks(text, html),
  };
}

function splitPart(source: string): Part {
  const lines = source.replaceAll('\r\n', '\n');
  const end = lines.indexOf('\n\n');
  const [head, body] = end < 0 ? [lines, ''] : [lines.slice(0, end), lines.slice(end + 2)];
  const headers = head
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
    });
  return { headers: new Map(headers), body };
}

function listLeaves(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((source) => listLeaves(splitPart(source.replace(/^\n/, ''))));
}

function readType(headers: Part['headers']): string {
  return (headers.get('content-type') ?? 'text/plain').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function decodeBody(part: Part | undefined): string {
  if (part === undefined) return '';
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString().trim();
  return (
    encoding === 'quoted-printable' ? decodeQuotedPrintable(part.body.replaceAll('=\n', '')) : part.body
  ).trim();
}

function decodeQuotedPrintable(text: string): string {
  return text.replaceAll(/(?:=[0-9A-F]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
  );
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?[^?]+\?([BQ])\?([^?]*)\?=/gi, (_word, way: string, words: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString()
        : decodeQuotedPrintable(words.replaceAll('_', ' ')),
    );
}

function listLinks(text: string, html: string): string[] {
  const inText = text.match(/https?:\/\/[^\s<>"']+/g) ?? [];
  const inHtml = [...html.matchAll(/(?:href|src)="(https?:[^"]+)"/gi)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&').replaceAll('&#x3D;', '='),
  );
  return [...new Set([...inText, ...inHtml])];
}
