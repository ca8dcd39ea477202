import type { KnownBlock } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';
import { block } from '../blocks/page.fixture.ts';

const signUp = ({ subscriptionType, blockId }: { subscriptionType: string; blockId: string }) => (
  <form id={`${blockId}-form`} data-plan={subscriptionType} />
);
const box = staticBlocks.subscriptionBox;

describe('a subscription box', () => {
  it('shows labels, title, picture, price and contents [2.4.18]', () => {
    const page = renderBlock(box);
    expect(page).toMatch(
      /Most popular<\/p><h2>Individual membership<\/h2>.*The journal on paper.*For those who read/,
    );
    expect(page).toMatch(
      /<img.*<h3>Crossings<\/h3>.*sewn, not glued.*<strong translate="no">DKK 450<\/strong> <span>a year/,
    );
    expect(page.match(/<li>/g)).toHaveLength(3);
  });

  it('has a button that shows the sign-up form of its plan, before any script runs [2.4.18]', () => {
    const page = renderBlock(box, [box], { slots: { signUp } });
    expect(page).toMatch(
      /<details[^>]*><summary>Subscribe<span[^>]*> Individual membership<\/span><\/summary>.*<form id="a-subscription-box-form" data-plan="individual-membership"/,
    );
  });

  it("labels that button with the main data's text [3.3.1]", () => {
    expect(renderBlock(box, [box], { slots: { signUp }, texts: { subscribe: 'Join now' } })).toContain(
      '>Join now<',
    );
  });

  it('has its title below the title of its section, in a row of boxes too', () => {
    const title = block('block-title', { title: 'Three ways to join' });
    const listLevels = (blocks: KnownBlock[]) =>
      [...renderBlock(box, blocks).matchAll(/<(h\d)>(?:Individual|Crossings)/g)].map(([, level]) => level);
    const other = { ...box };
    expect(listLevels([title, other, box])).toEqual(['h3', 'h4']);
    expect(listLevels([title, block('spacer-line', { height: 'medium', hideLine: false }), box])).toEqual([
      'h2',
      'h3',
    ]);
  });

  it('has no such button without a form or a plan', () => {
    const { subscriptionType: _, ...boxWithoutPlan } = box;
    expect(renderBlock(box)).not.toMatch(/<details|Subscribe/);
    expect(renderBlock(boxWithoutPlan, [boxWithoutPlan], { slots: { signUp } })).not.toContain('<details');
  });

  it('needs only its title', () => {
    const page = renderBlock(block('subscription-box', { title: 'Digital', products: [] }));
    expect(page).not.toMatch(/<img|<ul|<p|undefined/);
  });
});
