import type { CalendarData } from '@guildhall/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardGrid } from '../CardGrid.tsx';
import { inKroner, pricing } from '../../blocks/context.fixture.ts';
import type { CardPricing } from '../card-pricing.ts';
import { card, url } from '../card.fixture.ts';
import { calendarCards } from './calendar-cards.fixture.ts';

const html = renderToStaticMarkup(<CardGrid cardType="calendar" cards={calendarCards} />);

function withData(data: Partial<CalendarData>, shown: CardPricing = inKroner): string {
  const empty = { date: '', hideDate: false, time: '', location: '', price: '', color: '' };
  const item = card({ title: 'Walk', permalink: url('/calendar/walk'), calendarData: { ...empty, ...data } });
  return renderToStaticMarkup(<CardGrid cardType="calendar" cards={[item]} pricing={shown} />);
}

describe('a calendar card', () => {
  it('has a sign-up link that names the event [2.7.3]', () => {
    expect(html).toMatch(
      /<a href="https:\/\/tickets\.example\/how-to-read-a-forecast">Sign up<span[^>]*> for How to read a forecast<\/span><\/a>/,
    );
  });

  it('falls back to a “Read more” link to its permalink [2.7.3]', () => {
    expect(html).toMatch(
      /<a href="\/calendar\/walk-the-flood-line">Read more<span[^>]*> about Walk the flood line/,
    );
  });

  it.each([
    ['0', 'Free'],
    ['0,00', 'Free'],
    ['0.00', 'Free'],
    ['250', 'DKK 250'],
    ['1.200,50', 'DKK 1,201'],
    ['250 kr., members free', '250 kr., members free'],
  ])('shows the price %s as %s [2.7.10]', (price, text) => {
    expect(withData({ price })).toContain(`<li>${text}</li>`);
  });

  it.each([
    ['250', 'DKK 250 <small>approx. €34 / £28 / $34</small>'],
    ['DKK 120, soup included', 'DKK 120, soup included <small>approx. €16 / £14 / $16</small>'],
    ['Free for members, DKK 60 for guests', 'Free for members, DKK 60 for guests'],
    ['0', 'Free'],
  ])('shows equivalents beside %s only if it is one amount in kroner [9.2.9]', (price, text) => {
    expect(withData({ price }, pricing)).toContain(`<li>${text}</li>`);
  });

  it('has no sign-up link once the event is past, but the one to its page [7.13.22]', () => {
    const page = withData({ when: 'past', signupUrl: url('https://tickets.example/walk') });
    expect(page).not.toMatch(/Sign up|tickets/);
    expect(page).toContain('<a href="/calendar/walk">Read more');
  });

  it('is shown without a link if it has neither page nor sign-up [2.7.7]', () => {
    const cards = [card({ title: 'Walk' })];
    const page = renderToStaticMarkup(<CardGrid cardType="calendar" cards={cards} />);
    expect(page).toContain('Walk');
    expect(page).not.toContain('<a');
  });

  it('has the editor’s colour as a class, whose rule the page collects [2.7.8]', () => {
    expect(withData({ color: '#2f6f4f' })).toContain('<li class="gh-tint-2f6f4f" data-color="#2f6f4f">');
    expect(withData({ color: 'dark' })).toContain('<li data-color="dark">');
    expect(withData({})).toContain('<li><h3');
  });

  it('links its title to its page even if the sign-up is elsewhere [2.7.3]', () => {
    const page = withData({ signupUrl: url('https://tickets.example/walk') });
    expect(page).toMatch(/<h3[^>]*><a href="\/calendar\/walk">Walk<\/a><\/h3>/);
    expect(page).toContain('<a href="https://tickets.example/walk">Sign up');
    expect(page).not.toContain('Read more');
  });

  it('has only one link per target: the title is not a link above “Read more”', () => {
    expect(withData({}).match(/<a /g)).toHaveLength(1);
    expect(withData({ signupUrl: url('/calendar/walk') }).match(/<a /g)).toHaveLength(1);
  });

  it('shows its date as a large day, then month, year and weekday [2.7.11]', () => {
    expect(html).toContain('<time dateTime="2026-04-05"><b>5</b> April 2026 <i>Sunday</i></time>');
  });

  it('shows the time instead of a hidden date [2.7.11]', () => {
    const page = withData({ date: '20260101', hideDate: true, time: 'Any time' });
    expect(page).toContain('<p>Any time</p>');
    expect(page).not.toMatch(/<time|2026|<ul><li>/);
  });

  it('shows a date in words unchanged', () => {
    expect(withData({ date: 'Early autumn' })).toContain('<p>Early autumn</p>');
  });

  it('shows time, location and price [2.7.11]', () => {
    expect(withData({ date: '20260523', time: '8.00', location: 'The lock', price: 'Free' })).toContain(
      '<ul><li>8.00</li><li>The lock</li><li>Free</li></ul>',
    );
  });

  it('is shown without calendar data', () => {
    const bare = card({ title: 'Walk', permalink: url('/calendar/walk') });
    const page = renderToStaticMarkup(<CardGrid cardType="calendar" cards={[bare]} />);
    expect(page).toContain('Read more');
  });
});
