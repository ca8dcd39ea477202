import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BlockView } from '../blocks/BlockView.tsx';
import { createContext } from '../blocks/context.fixture.ts';
import { mount, unmountAll } from '../blocks/mount.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';

const block = staticBlocks.membershipPromotion;
const root = document.documentElement;

afterEach(async () => {
  root.removeAttribute('data-member');
  await unmountAll();
});

describe('a membership promotion', () => {
  it('offers members neither price nor link, and moves nothing [2.3.12]', async () => {
    const place = await mount(<BlockView block={block} context={createContext([block])} index={0} />);
    const price = page.getByText('DKK 450 a year');
    const link = page.getByRole('link', { includeHidden: true }).last();
    await expect.element(price).toBeVisible();
    await expect.element(link).toBeVisible();
    const { height } = place.getBoundingClientRect();
    root.setAttribute('data-member', '');
    await expect.element(price).not.toBeVisible();
    await expect.element(link).not.toBeVisible();
    expect(place.getBoundingClientRect().height).toBe(height);
  });

  it('keeps a link that has the focus until the focus moves on [2.3.12]', async () => {
    await mount(<BlockView block={block} context={createContext([block])} index={0} />);
    const link = page.getByRole('link', { includeHidden: true }).last();
    const element = link.element() as HTMLElement;
    element.focus();
    root.setAttribute('data-member', '');
    await expect.element(page.getByText('DKK 450 a year')).not.toBeVisible();
    await expect.element(link).toBeVisible();
    element.blur();
    await expect.element(link).not.toBeVisible();
  });

  it('is not a subscription box, which members still see, to join again [2.3.12]', async () => {
    const box = staticBlocks.subscriptionBox;
    await mount(<BlockView block={box} context={createContext([box])} index={0} />);
    root.setAttribute('data-member', '');
    await expect.element(page.getByRole('heading', { name: box.title })).toBeVisible();
    await expect.element(page.getByText(String(box.price), { exact: false }).first()).toBeVisible();
  });
});
