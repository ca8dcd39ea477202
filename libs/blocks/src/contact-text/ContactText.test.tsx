import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { block, link } from '../blocks/page.fixture.ts';

describe('a contact text', () => {
  it('shows its description and the address without mailto: [2.4.15]', () => {
    const page = renderBlock(staticBlocks.contactText);
    expect(page).toContain('<p>Signe answers');
    expect(page).toMatch(/<a href="mailto:house@wayleave.example"[^>]*>house@wayleave.example<\/a>/);
  });

  it('shows a phone number as it is dialled', () => {
    const page = renderBlock(block('contact-text', { link: link('', 'tel:+4533112233') }));
    expect(page).toMatch(/<a href="tel:\+4533112233"[^>]*>\+4533112233<\/a>/);
  });

  it('shows the address without its subject [2.4.15]', () => {
    const address = 'mailto:house@wayleave.example?subject=A%20question';
    expect(renderBlock(block('contact-text', { link: link('', address) }))).toMatch(
      /<a href="mailto:house@wayleave\.example\?subject=A%20question"[^>]*>house@wayleave\.example<\/a>/,
    );
    const nobody = renderBlock(block('contact-text', { link: link('', 'mailto:?subject=Hi') }));
    expect(nobody).toMatch(/<a [^>]*>Email<\/a>/);
  });

  it('shows any other URL unchanged, and needs no description', () => {
    const page = renderBlock(block('contact-text', { link: link('Write', '/contact') }));
    expect(page).toMatch(/<a href="\/contact"[^>]*>\/contact<\/a>/);
    expect(page).not.toContain('undefined');
  });
});
