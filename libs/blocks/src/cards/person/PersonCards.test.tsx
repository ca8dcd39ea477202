import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardGrid } from '../CardGrid.tsx';
import { card, url } from '../card.fixture.ts';
import { personCards } from './person-cards.fixture.ts';

const html = renderToStaticMarkup(<CardGrid cardType="person" cards={personCards} />);

describe('a person card', () => {
  it('links to the person if there is an excerpt [2.7.2]', () => {
    expect(html).toContain('<a href="/people/ottilie-brandvold">Ottilie Brandvold</a>');
  });

  it('has no link without an excerpt, or with an empty one [2.7.2]', () => {
    expect(html).not.toContain('/people/ines-okonjo-lund');
    const empty = card({ title: 'Ada', permalink: url('/people/ada'), excerpt: '' });
    expect(renderToStaticMarkup(<CardGrid cardType="person" cards={[empty]} />)).not.toContain('<a');
  });

  it('shows the person’s role and contact details [2.7.11]', () => {
    expect(html).toContain('<p>Head of scenarios</p><p>Draws futures by hand before anyone models them</p>');
    expect(html).toMatch(/<a href="mailto:samir@wayleave.example">Email<span[^>]*> Samir [^<]+<\/span><\/a>/);
    expect(html).toContain('<a href="tel:+4531001201">+45 31 00 12 01</a>');
    expect(html).toMatch(
      /<a href="https:\/\/profiles.example\/ottilie-brandvold">LinkedIn<span[^>]*> Ottilie Brandvold<\/span><\/a>/,
    );
  });

  it('links each of two phone numbers, and shows one that cannot be dialled as text [2.7.9]', () => {
    const withPhone = (phone: string) => {
      const data = { jobTitle: '', jobDescription: '', email: '', phone };
      const cards = [card({ title: 'Ada', permalink: url('/people/ada'), peopleData: data })];
      return renderToStaticMarkup(<CardGrid cardType="person" cards={cards} />);
    };
    expect(withPhone('33 11 22 33 / 40 50 60 70')).toContain(
      '<address><a href="tel:33112233">33 11 22 33</a><a href="tel:40506070">40 50 60 70</a></address>',
    );
    expect(withPhone('33 11 22 33, mornings')).toContain('<span>33 11 22 33, mornings</span>');
    expect(withPhone('030/123456')).toContain('<a href="tel:030123456">030/123456</a>');
  });

  it('has a name without a link if the person has no page [2.7.7]', () => {
    const cards = [card({ title: 'Ada', excerpt: 'Ada keeps bees.' })];
    expect(renderToStaticMarkup(<CardGrid cardType="person" cards={cards} />)).toContain('>Ada</h3>');
  });

  it('has no link for an invalid email address', () => {
    const odd = card({
      title: 'Ada',
      permalink: url('/people/ada'),
      peopleData: { jobTitle: '', jobDescription: '', email: 'ada?bcc=all@x.example', phone: '' },
    });
    expect(renderToStaticMarkup(<CardGrid cardType="person" cards={[odd]} />)).not.toContain('<address');
  });
});
