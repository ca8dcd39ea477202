import type { Block, UnknownBlock } from '@guildhall/cms-client';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { html } from '../cards/card.fixture.ts';
import { BlockView } from './BlockView.tsx';
import { blockRegistry } from './block-registry.ts';
import { outlineOf } from './blocks-outline.ts';
import { defineView, type BlockRegistry } from './define-view.ts';
import { contextFor, newsContext, newsList, noContext } from './context.fixture.ts';
import { block, essay, parts } from './page.fixture.ts';

const render = (one: Block, registry: BlockRegistry = blockRegistry) =>
  renderToStaticMarkup(<BlockView block={one} context={noContext} registry={registry} index={0} />);

const thought = parts.largeIntro;

describe('the frame of a block', () => {
  it('is a section that can be linked to, with the names an editor gave it', () => {
    const page = render({ ...thought, idd: 'block_5', classNames: ['wide', 'no-print'] });
    expect(page).toMatch(
      /^<section id="block_5" class="[^"]* c-wide c-no-print" data-block="large-intro-text"/,
    );
  });

  it('begins with the anchor an editor gave it, and has no id that a script may look for [2.4.35]', () => {
    expect(render({ ...thought, idd: 'YT', anchor: 'team' })).toMatch(
      /^<section id="block-YT" [^>]*><a name="team" class="[^"]*"><\/a>/,
    );
  });

  it('has the ground its editor chose, else that of the page', () => {
    expect(render({ ...thought, backgroundColor: 'night' })).toContain('data-ground="night"');
    expect(render(thought)).not.toContain('data-ground');
  });

  it('shows title and description of blocks that have no title of their own', () => {
    const page = render({ ...thought, blockTitle: 'Why', blockDescription: html('<p>In short.</p>') });
    expect(page).toContain('<h2>Why</h2>');
    expect(page).toContain('<p>In short.</p>');
  });

  it('leaves the heading to blocks that have one', () => {
    expect(render({ ...parts.banner, blockTitle: 'Twice' })).not.toContain('Twice');
  });

  it('has no style attribute, whatever the block', () => {
    for (const one of [...essay, ...Object.values(parts)]) expect(render(one)).not.toMatch(/ style=/);
  });
});

describe('what a page cannot show', () => {
  it('says beside a block what of it is missing, to editors only [2.4.37]', () => {
    const problems = [
      {
        ...{ where: 'entry /about, block 1 (acf/large-intro-text)', block: thought.idd, field: 'text' },
        ...{ message: 'an <iframe> was left out', advice: 'Use an iframe block.' },
      },
    ];
    const view = (notices: 'shown' | 'hidden', block: Block) =>
      renderToStaticMarkup(
        <BlockView block={block} context={{ ...noContext, notices, problems }} index={0} />,
      );
    expect(view('shown', thought)).toMatch(
      /<\/section><aside .*An &lt;iframe&gt; was left out\. Use an iframe block\./,
    );
    expect(view('shown', { ...thought, idd: 'another' })).not.toContain('<aside');
    expect(view('hidden', thought)).not.toContain('left out');
  });

  it('renders nothing for a block that is unknown', () => {
    const unknown: Block = {
      name: 'unknown',
      blockName: 'acf/hologram',
      idd: 'x',
      reason: 'unknown name',
      detail: '',
    };
    expect(render(unknown)).toBe('');
  });

  it('says what is wrong to an editor, where the context asks for notices [2.4.29]', () => {
    const context = { ...noContext, notices: 'shown' } as const;
    const unknown = {
      name: 'unknown',
      blockName: 'acf/hologram',
      idd: 'x',
      detail: 'title: expected a text',
    } as const;
    const notice = (reason: UnknownBlock['reason']) =>
      renderToStaticMarkup(<BlockView block={{ ...unknown, reason }} context={context} index={0} />);
    expect(notice('unknown name')).toMatch(/No block has this name.*acf\/hologram/);
    expect(notice('not rendered')).toContain(
      'WordPress generates its content only when it renders the page itself.',
    );
    expect(notice('invalid fields')).toContain('title: expected a text');
    const missing = <BlockView block={thought} context={context} registry={{}} index={0} />;
    expect(renderToStaticMarkup(missing)).toContain('This site cannot display this type of block.');
  });

  it('says to an editor once, where a page is cut, how much is missing and what to do [2.4.37]', () => {
    const detail = '7 blocks were left out: no more than 500 are read';
    const first = {
      name: 'unknown',
      blockName: 'acf/hero',
      idd: 'x',
      reason: 'over budget',
      detail,
    } as const;
    const problems = [{ where: 'entry /about, block 501 (acf/hero)', block: 'x', message: detail }];
    const context = { ...noContext, notices: 'shown', problems } as const;
    const notice = renderToStaticMarkup(<BlockView block={first} context={context} index={0} />);
    expect(notice.match(/7 blocks were left out: no more than 500 are read/g)).toHaveLength(1);
    expect(notice).toContain('Split this page into several.');
    expect(render(first)).toMatch(/^<p class="[^"]*">There is more of this than can be shown here\.<\/p>$/);
  });

  it('says to visitors, below a block that is too long, that there is more [3.1.9]', () => {
    const text = { ...block('text', { textType: 'p', html: html('The first part') }), isCut: true as const };
    expect(render(text)).toMatch(
      /The first part<\/p><p [^>]*>There is more of this than can be shown here\.<\/p>/,
    );
    const missing = {
      name: 'unknown',
      blockName: 'core/text',
      idd: 'x',
      reason: 'invalid fields',
      detail: '',
    };
    expect(render({ ...missing, isCut: true } as UnknownBlock)).toContain('There is more of this');
    expect(render(missing as UnknownBlock)).toBe('');
  });

  it('says so in the words of its site [3.1.9]', () => {
    const text = { ...block('text', { textType: 'p', html: html('Et stykke') }), isCut: true as const };
    const context = { ...noContext, texts: { cut: 'Der er mere.' } };
    expect(renderToStaticMarkup(<BlockView block={text} context={context} index={0} />)).toContain(
      'Der er mere.',
    );
  });

  it('renders nothing for an unknown name', () => {
    expect(render(thought, {})).toBe('');
  });

  it('lets an app add, replace and wrap blocks', () => {
    const page = render(thought, {
      ...blockRegistry,
      'large-intro-text': defineView(({ block: { idd } }) => <p>{idd}</p>),
    });
    expect(page).toContain('<p>a-large-intro-text</p>');
    const { hero } = blockRegistry;
    const framed = {
      ...hero,
      View: (props: ComponentProps<typeof hero.View>) => (
        <b>
          <hero.View {...props} />
        </b>
      ),
    };
    expect(render(parts.hero, { ...blockRegistry, hero: framed })).toMatch(/<b><div class="[^"]*hero.*<h1/);
    expect(render(parts.hero, { ...blockRegistry, hero: undefined })).toBe('');
  });
});

describe("a site's own kind of block", () => {
  // As content comes: this version does not know the name.
  const map = { ...thought, name: 'map', place: 'The quay' } as unknown as Block;
  const MapView = ({ block }: { block: object }) => <p>{(block as { place: string }).place}</p>;
  const withMap = { ...blockRegistry, map: defineView(MapView, { heading: 'beside', pageTitle: true }) };

  it('is shown by the view of its name, in a frame like all others [2.4.28]', () => {
    expect(render(map, withMap)).toMatch(/<section [^>]*data-block="map".*<p>The quay<\/p>/);
  });

  it('says itself where it is on its page', () => {
    expect(render({ ...map, blockTitle: 'Here' } as Block, withMap)).toContain('data-heading="beside"');
    expect(outlineOf([thought, map], withMap).title).toBe(1);
  });

  it('renders nothing without one, also when its name is one that every object has', () => {
    expect(render(map)).toBe('');
    expect(render({ ...map, name: 'toString' } as unknown as Block, {})).toBe('');
  });
});

describe('once on a page', () => {
  const page = (blocks: readonly Block[]) =>
    blocks
      .map((one, index) =>
        renderToStaticMarkup(
          <BlockView key={one.idd} block={one} context={contextFor(blocks, newsContext)} index={index} />,
        ),
      )
      .join('');

  it('the first title or hero is its h1, later ones are not', () => {
    const both = page([thought, parts.hero, block('page-title', { title: 'About' })]);
    expect(both.match(/<h1/g)).toHaveLength(1);
    expect(both).toMatch(/<h1[^>]*>The future is/);
    expect(both).toMatch(/<h2[^>]*>About/);
  });

  it('the first picture is fetched at once, all others when they come near', () => {
    const pictures = page([thought, parts.banner, newsList]).match(/<img[^>]*>/g) ?? [];
    expect(pictures[0]).toContain('loading="eager"');
    expect(pictures.slice(1).some((picture) => picture.includes('eager'))).toBe(false);
  });
});
