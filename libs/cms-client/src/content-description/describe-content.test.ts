import { describe, expect, it } from 'vitest';
import { cardFields } from '../cards/card.ts';
import { contentTypes } from '../cards/card-type.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { expectPortable } from '../fields/portable-pattern.fixture.ts';
import { builtInMainData } from '../main-data/main-data.ts';
import { describeContent } from './describe-content.ts';

const content = describeContent();
const { entry, card, filter, mainData } = content;

const everyField = (fields: readonly FieldDescription[]): FieldDescription[] =>
  fields.flatMap((field) => [field, ...everyField(field.fields ?? [])]);
const all = everyField([...entry, ...card, ...filter, ...mainData.flatMap(({ fields }) => fields)]);

describe('the description of entries, cards, categories and main data', () => {
  it('is plain data with a label and a line of help for every field', () => {
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
    for (const { label, help } of all) expect(`${label}: ${help}`).toMatch(/^[A-Z].*: .+[.”]$/s);
  });

  it('says for each kind of content what one is called, its card and its own fields', () => {
    expect(content.contentTypes.map(({ name }) => name)).toEqual(contentTypes);
    for (const { details = 'title' } of content.contentTypes)
      expect(Object.keys(cardFields)).toContain(details);
    expect(content.contentTypes.find(({ name }) => name === 'calendar')).toEqual({
      ...{ name: 'calendar', label: 'Calendar', itemName: 'event', cardType: 'calendar' },
      details: 'calendarData',
    });
  });

  it('has every text, link and picture of main data, with its default', () => {
    for (const [group, texts] of Object.entries(builtInMainData)) {
      const described = mainData.find(({ name }) => name === group);
      expect(described?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(texts)));
    }
    const shop = mainData.find(({ name }) => name === 'shopData')?.fields;
    expect(shop?.find(({ name }) => name === 'checkoutLabel')).toMatchObject({
      ...{ kind: 'text', label: 'Checkout', default: 'Go to checkout', help: 'Default: “Go to checkout”.' },
    });
  });

  it('describes the menu as a list of links', () => {
    const various = mainData.find(({ name }) => name === 'variousData')?.fields;
    const menu = various?.find(({ name }) => name === 'navigation');
    expect(menu).toMatchObject({
      kind: 'items',
      itemName: 'link',
      fields: [{ name: 'title' }, { name: 'url' }, { name: 'target' }, { name: 'children' }],
    });
  });

  it('has patterns that HTML forms and PCRE understand as JavaScript does', () => {
    for (const { pattern, inputPattern } of all)
      for (const source of [pattern, inputPattern]) if (source !== undefined) expectPortable(source);
  });

  it.each([
    ['email', 'ada@example.org', true],
    ['email', 'mailto:ada@example.org', true],
    ['email', 'ada at example.org', false],
    ['phone', '+45 33 11 22 33 (office)', true],
    ['phone', 'none', false],
    ['color', 'sand', true],
    ['color', '#aa3300', true],
    ['color', 'rgb(170, 51, 0)', true],
    ['color', 'url(x)', false],
    ['startsAt', '2026-12-03T19:30:00+01:00', true],
    ['startsAt', 'tonight', false],
  ])('a form of %s takes %s: %s', (name, written, isTaken) => {
    const field = everyField(card).find((one) => one.name === name);
    const source = field?.inputPattern ?? field?.pattern ?? '';
    expect(new RegExp(`^(?:${source})$`, 'v').test(written)).toBe(isTaken);
  });
});
