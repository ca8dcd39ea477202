import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { block, link } from '../blocks/page.fixture.ts';

const file = (address: string, target: '' | '_blank' = '') =>
  renderBlock(block('download-file', { title: 'Tables', link: link('', address, target) }));

describe('a downloadable file', () => {
  it('shows its title, description and file type [2.4.16]', () => {
    const page = renderBlock(staticBlocks.downloadFile);
    expect(page).toMatch(
      /<h2>What we owe[^<]*<\/h2>.*<p>The report of 2026.*Download the report.*<small>PDF</,
    );
  });

  it('is downloaded if its URL ends in a file name', () => {
    expect(file('/uploads/tables.csv')).toContain('download=""');
  });

  it.each([
    ['/about', ''],
    ['/uploads/tables.csv', '_blank'],
  ] as const)('opens like a page: %s %s', (address, target) => {
    expect(file(address, target)).not.toContain('download=');
  });

  it('has a default link label, and names the file for screen readers', () => {
    expect(file('/uploads/tables.csv')).toMatch(/<span>Download<\/span><span[^>]*>: Tables<\/span>/);
  });
});
