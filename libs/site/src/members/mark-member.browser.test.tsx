import { builtInMainData } from '@guildhall/cms-client';
import { sessionStateAtom } from '@guildhall/member-portal';
import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { exampleChrome, exampleLink, exampleOrganisation } from '../chrome/chrome.fixture.tsx';
import { CartButton } from '../chrome/CartButton.tsx';
import { Footer } from '../chrome/Footer.tsx';
import { Header } from '../chrome/Header.tsx';
import { markMember } from './mark-member.ts';

const membershipLink = exampleLink('Become a member', '/membership');

function show(headerLink = membershipLink) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const variousData = { ...builtInMainData.variousData, headerLink, membershipLink };
  root.render(
    <Header
      chrome={exampleChrome}
      mainData={{ ...builtInMainData, variousData }}
      organisation={exampleOrganisation}
      login={<button type="button">Log in</button>}
      cart={<CartButton />}
    />,
  );
  const store = createStore();
  markMember(store);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    document.documentElement.removeAttribute('data-member');
  });
  return store;
}

const link = (name = 'Become a member') => page.getByText(name);
const places = () =>
  [...document.querySelectorAll('header, header button')].map((element) => {
    const { x, y, height } = element.getBoundingClientRect();
    return { x, y, height };
  });

it('hides the invitation to join while a member is logged in, and moves nothing else [2.3.9]', async () => {
  const store = show();
  await expect.element(link()).toBeVisible();
  const before = places();
  store.set(sessionStateAtom, 'checking');
  await expect.element(link()).toBeVisible();
  store.set(sessionStateAtom, 'in');
  await expect.element(link()).not.toBeVisible();
  expect(places()).toEqual(before);
  store.set(sessionStateAtom, 'out');
  await expect.element(link()).toBeVisible();
});

it('keeps an invitation that has the focus until the focus moves on [2.3.9]', async () => {
  const store = show();
  await expect.element(link()).toBeVisible();
  const element = link().element() as HTMLElement;
  element.focus();
  store.set(sessionStateAtom, 'in');
  await expect.element(link()).toBeVisible();
  await expect.element(link()).toHaveFocus();
  element.blur();
  await expect.element(link()).not.toBeVisible();
});

it('keeps a header link to any other page [2.3.9]', async () => {
  const store = show(exampleLink('Visit us', '/visit'));
  store.set(sessionStateAtom, 'in');
  await expect.element(link('Visit us')).toBeVisible();
});

it('hides the footer’s invitation to join once the focus has left it, and no other link there [2.3.12]', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const store = createStore();
  markMember(store);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    document.documentElement.removeAttribute('data-member');
  });
  const render = (footerLink: typeof membershipLink) =>
    root.render(
      <Footer
        chrome={exampleChrome}
        mainData={{
          ...builtInMainData,
          variousData: { ...builtInMainData.variousData, footerLink, membershipLink },
        }}
        organisation={exampleOrganisation}
      />,
    );
  render(membershipLink);
  await expect.element(link()).toBeVisible();
  const element = link().element() as HTMLElement;
  element.focus();
  store.set(sessionStateAtom, 'in');
  await expect.element(link()).toBeVisible();
  element.blur();
  await expect.element(link()).not.toBeVisible();
  render(exampleLink('Write to us', '/contact'));
  await expect.element(link('Write to us')).toBeVisible();
});
