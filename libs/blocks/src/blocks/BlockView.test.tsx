import type { Block, UnknownBlock } from '@guildhall/cms-client';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { html } from '../cards/card.fixture.ts';
import { BlockView } from './BlockView.tsx';
import { blockRegistry } from './block-registry.ts';
import { computeOutline } from './compute-outline.ts';
import { defineView, type BlockRegistry } from './define-view.ts';
import { createContext, newsContext, newsList, emptyContext } from './context.fixture.ts';
import { block, essay, pageBlocks } from './page.fixture.ts';

const render = (one: Block, registry: BlockRegistry = blockRegistry) =>
  renderToStaticMarkup(<BlockView block={one} context={emptyContext} registry={registry} index={0} />);

const thought = pageBlocks.largeIntro;

describe('the frame of a block', () => {
  it('is a section with an id and the editor’s classes [2.4.43]', () => {
    const page = render({ ...thought, idd: 'block_5', classNames: ['wide', 'no-print'] });
    expect(page).toMatch(
      /^<section id="block_5" class="[^"]* c-wide c-no-print" data-block="large-intro-text"/,
    );
  });

  it('begins with the editor’s anchor, and has no id that a script may read [2.4.35]', () => {
    expect(render({ ...thought, idd: 'YT', anchor: 'team' })).toMatch(
      /^<section id="block-YT" [^>]*><a name="team" class="[^"]*"><\/a>/,
    );
  });

  it('has the editor’s background colour, else the page’s [2.4.43]', () => {
    expect(render({ ...thought, backgroundColor: 'dark' })).toContain('data-ground="dark"');
    expect(render(thought)).not.toContain('data-ground');
  });

  it('shows title and description above a block without its own title [2.4.43]', () => {
    const page = render({ ...thought, blockTitle: 'Why', blockDescription: html('<p>In short.</p>') });
    expect(page).toMatch(/<h2>Why<\/h2>.*<p>In short\.<\/p>.*A wayleave is the right to cross ground/s);
  });

  it('has no heading around blocks that have their own [2.4.43]', () => {
    expect(render({ ...pageBlocks.banner, blockTitle: 'Twice' })).not.toContain('Twice');
  });

  it('has no style attribute, whatever the block', () => {
    for (const one of [...essay, ...Object.values(pageBlocks)]) expect(render(one)).not.toMatch(/ style=/);
  });
});

describe('a block that cannot be shown', () => {
  it('lists the missing parts beside a block, for editors only [2.4.37]', () => {
    const problems = [
      {
        ...{ where: 'entry /about, block 1 (acf/large-intro-text)', block: thought.idd, field: 'text' },
        ...{ message: 'an <iframe> was left out', advice: 'Use an iframe block.' },
      },
    ];
    const view = (notices: 'shown' | 'hidden', block: Block) =>
      renderToStaticMarkup(
        <BlockView block={block} context={{ ...emptyContext, notices, problems }} index={0} />,
      );
    expect(view('shown', thought)).toMatch(
      /<\/section><aside .*An &lt;iframe&gt; was left out\. Use an iframe block\./,
    );
    expect(view('shown', { ...thought, idd: 'another' })).not.toContain('<aside');
    expect(view('hidden', thought)).not.toContain('left out');
  });

  it('renders nothing if it is unknown [2.4.12]', () => {
    const unknown: Block = {
      name: 'unknown',
      blockName: 'acf/hologram',
      idd: 'x',
      reason: 'unknown name',
      detail: '',
    };
    expect(render(unknown)).toBe('');
  });

  it('tells editors what is wrong if notices are shown [2.4.29]', () => {
    const context = { ...emptyContext, notices: 'shown' } as const;
    const unknown = {
      name: 'unknown',
      blockName: 'acf/hologram',
      idd: 'x',
      detail: 'title: expected text',
    } as const;
    const notice = (reason: UnknownBlock['reason']) =>
      renderToStaticMarkup(<BlockView block={{ ...unknown, reason }} context={context} index={0} />);
    expect(notice('unknown name')).toMatch(/No block has this name.*acf\/hologram/);
    expect(notice('not rendered')).toContain(
      'WordPress generates its content only when it renders the page itself.',
    );
    expect(notice('invalid fields')).toContain('title: expected text');
    const missing = <BlockView block={thought} context={context} registry={{}} index={0} />;
    expect(renderToStaticMarkup(missing)).toContain('This site cannot display this type of block.');
  });

  it('tells editors once how much of a long page is missing and what to do [2.4.37]', () => {
    const detail = '7 blocks left out: a page can have at most 500';
    const first = {
      name: 'unknown',
      blockName: 'acf/hero',
      idd: 'x',
      reason: 'over budget',
      detail,
    } as const;
    const problems = [{ where: 'entry /about, block 501 (acf/hero)', block: 'x', message: detail }];
    const context = { ...emptyContext, notices: 'shown', problems } as const;
    const notice = renderToStaticMarkup(<BlockView block={first} context={context} index={0} />);
    expect(notice.match(/7 blocks left out: a page can have at most 500/g)).toHaveLength(1);
    expect(notice).toContain('Split this page into several.');
    expect(render(first)).toMatch(/^<p class="[^"]*">This is too long to be shown in full\.<\/p>$/);
  });

  it('tells visitors below a block that is too long that there is more [3.1.9]', () => {
    const text = { ...block('text', { textType: 'p', html: html('The first part') }), isCut: true as const };
    expect(render(text)).toMatch(/The first part<\/p><p [^>]*>This is too long to be shown in full\.<\/p>/);
    const missing = {
      name: 'unknown',
      blockName: 'core/text',
      idd: 'x',
      reason: 'invalid fields',
      detail: '',
    };
    expect(render({ ...missing, isCut: true } as UnknownBlock)).toContain('This is too long to be shown');
    expect(render(missing as UnknownBlock)).toBe('');
  });

  it('uses the site’s own text for that [3.1.9]', () => {
    const text = { ...block('text', { textType: 'p', html: html('Et stykke') }), isCut: true as const };
    const context = { ...emptyContext, texts: { cut: 'Der er mere.' } };
    expect(renderToStaticMarkup(<BlockView block={text} context={context} index={0} />)).toContain(
      'Der er mere.',
    );
  });

  it('renders nothing without a view', () => {
    expect(render(thought, {})).toBe('');
  });

  it('can be added, replaced or wrapped by an app', () => {
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
    expect(render(pageBlocks.hero, { ...blockRegistry, hero: framed })).toMatch(
      /<b><div class="[^"]*hero.*<h1/,
    );
    expect(render(pageBlocks.hero, { ...blockRegistry, hero: undefined })).toBe('');
  });
});

describe("a site's own kind of block", () => {
  // A name that this version does not know.
  const map = { ...thought, name: 'map', place: 'The quay' } as unknown as Block;
  const MapView = ({ block }: { block: object }) => <p>{(block as { place: string }).place}</p>;
  const withMap = { ...blockRegistry, map: defineView(MapView, { heading: 'beside', pageTitle: true }) };

  it('is shown by its view, in the frame of all blocks [2.4.28]', () => {
    expect(render(map, withMap)).toMatch(/<section [^>]*data-block="map".*<p>The quay<\/p>/);
  });

  it('defines its own layout on the page', () => {
    expect(render({ ...map, blockTitle: 'Here' } as Block, withMap)).toContain('data-heading="beside"');
    expect(computeOutline([thought, map], withMap).title).toBe(1);
  });

  it('renders nothing without a view, even if every object has a property of its name', () => {
    expect(render(map)).toBe('');
    expect(render({ ...map, name: 'toString' } as unknown as Block, {})).toBe('');
  });
});

describe('on a page', () => {
  const page = (blocks: readonly Block[]) =>
    blocks
      .map((one, index) =>
        renderToStaticMarkup(
          <BlockView key={one.idd} block={one} context={createContext(blocks, newsContext)} index={index} />,
        ),
      )
      .join('');

  it('only the first title or hero is the h1', () => {
    const both = page([thought, pageBlocks.hero, block('page-title', { title: 'About' })]);
    expect(both.match(/<h1/g)).toHaveLength(1);
    expect(both).toMatch(/<h1[^>]*>The future is/);
    expect(both).toMatch(/<h2[^>]*>About/);
  });

  it('the first picture loads at once, all others lazily', () => {
    const pictures = page([thought, pageBlocks.banner, newsList]).match(/<img[^>]*>/g) ?? [];
    expect(pictures[0]).toContain('loading="eager"');
    expect(pictures.slice(1).some((picture) => picture.includes('eager'))).toBe(false);
  });
});
