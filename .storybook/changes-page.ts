import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const captions = { expected: 'Before', actual: 'Now', diff: 'Difference' };

/** Playwright says it in the names of the files that it writes; that of before is where it was. */
const getKind = (path: string) =>
  path.endsWith('-actual.png') ? 'actual' : path.endsWith('-diff.png') ? 'diff' : 'expected';

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes a page of all stories that look different: before, now, and the difference. */
export default class ChangesPage implements Reporter {
  readonly #folder = join(import.meta.dirname, '../test-results/changed-stories');
  readonly #sections: string[] = [];

  onBegin() {
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
  }

  onTestEnd({ title }: TestCase, { status, attachments, error }: TestResult) {
    if (status === 'passed' || status === 'skipped') return;
    const pictures = attachments.flatMap(({ path }) => (path?.endsWith('.png') ? [path] : []));
    const figures = (['expected', 'actual', 'diff'] as const).flatMap((kind) =>
      pictures.filter((path) => getKind(path) === kind).map((path) => this.#addFigure(title, path)),
    );
    const note = figures.length === 0 ? `<p>${escape(error?.message ?? status)}</p>` : '';
    const isNew = figures.length === 1 ? ' (new)' : '';
    this.#sections.push(
      `<section><h2>${escape(title)}${isNew}</h2>${note}<div>${figures.join('')}</div></section>`,
    );
  }

  #addFigure(title: string, path: string): string {
    const caption = captions[getKind(path)];
    copyFileSync(path, join(this.#folder, basename(path)));
    const image = `<img src="${basename(path)}" alt="${escape(`${title}: ${caption}`)}" loading="lazy" />`;
    return `<figure><figcaption>${caption}</figcaption>${image}</figure>`;
  }

  onEnd() {
    const sections = this.#sections.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    writeFileSync(join(this.#folder, 'index.html'), renderPage(sections));
  }
}

const renderPage = (sections: readonly string[]): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Changed stories</title>
  <style>
    :root { color-scheme: light dark; font: 1rem/1.5 sans-serif; }
    body { margin: 1.5rem; }
    section { border-top: 1px solid; margin-top: 2rem; }
    div { display: flex; flex-wrap: wrap; gap: 1.5rem; }
    figure { margin: 0; flex: 1 0 min(20rem, 100%); }
    img { max-width: 100%; outline: 1px solid #888; }
    code { user-select: all; }
  </style>
  <main>
  <h1>Changed stories: ${sections.length}</h1>
  <p>Accept all: <code>${escape(process.env['ACCEPT'] ?? '')}</code>; some: with <code>--grep "Part of a name"</code>.</p>
  ${sections.join('\n  ')}
  </main>
</html>
`;
