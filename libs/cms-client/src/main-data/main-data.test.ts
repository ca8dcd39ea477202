import { describe, expect, it } from 'vitest';
import { createTestClient } from '../client/test-client.fixture.ts';
import { builtInMainData } from './main-data.ts';

async function read(response: unknown, language = 'en') {
  const { cms, problems } = createTestClient(response, { language });
  return { ...(await cms.readMainData()), problems };
}

describe('main data', () => {
  it('is read with the texts, links and HTML of the content service', async () => {
    const link = { title: 'Join', url: 'https://content.example/membership', target: '' };
    const { outcome, mainData } = await read({
      _en_maindata: {
        userAdminData: { loginTitle: ' Members ' },
        variousData: {
          headerLink: link,
          footerLink: link,
          footerData1: '<p>Hi</p><script>x</script>',
          approxLabel: 'about',
        },
        formData: { subscribeLabel: 'Join' },
        shopData: { soldOutLabel: 'Gone', extra: 'x' },
      },
    });
    const readLink = { ...link, url: '/membership' };
    expect(outcome).toBe('found');
    expect(mainData).toEqual({
      userAdminData: { ...builtInMainData.userAdminData, loginTitle: 'Members' },
      variousData: {
        headerLink: readLink,
        footerLink: readLink,
        footerData1: '<p>Hi</p>',
        approxLabel: 'about',
      },
      formData: { ...builtInMainData.formData, subscribeLabel: 'Join' },
      shopData: { ...builtInMainData.shopData, soldOutLabel: 'Gone' },
      pageData: builtInMainData.pageData,
    });
  });

  it.each([
    ['de', { _de_maindata: 'Weg', _en_maindata: 'Gone' }, 'Weg'],
    ['de-AT', { 'x-_at': 'x', _de_maindata: 'Weg', _en_maindata: 'Gone' }, 'Weg'],
    ['de-AT', { '_de-AT_maindata': 'Mehr', _de_maindata: 'Weg' }, 'Mehr'],
    ['de', { _en_maindata: 'Weg' }, 'Weg'],
  ])(
    'is read in the language %s, else under the name that any service has [3.1.11]',
    async (language, texts, text) => {
      const groups = Object.entries(texts).map(([key, soldOutLabel]) => [
        key,
        { shopData: { soldOutLabel } },
      ]);
      const { mainData } = await read(Object.fromEntries(groups), language);
      expect(mainData?.shopData.soldOutLabel).toBe(text);
    },
  );

  it('is not main data in another language than the site’s', async () => {
    expect(await read({ _da_maindata: {} }, 'de')).toMatchObject({ outcome: 'failed' });
  });

  it('has the tenant’s own texts and pictures for the site’s own pages, with decoded entities [2.1.14]', async () => {
    const notFoundImage = {
      url: 'https://content.example/lost.svg',
      width: 1600,
      height: 900,
      alt: 'A cone',
    };
    const { mainData, problems } = await read({
      _en_maindata: {
        pageData: {
          ...{ notFoundNote: 'Fish &#038; chips', gateText: '' },
          ...{ notFoundImage, errorImage: 'https://elsewhere.example/x.png' },
        },
      },
    });
    expect(mainData?.pageData).toEqual({
      ...builtInMainData.pageData,
      notFoundNote: 'Fish & chips',
      notFoundImage: expect.objectContaining({ width: 1600, height: 900 }),
    });
    expect(problems.map(({ message }) => message)).toEqual(['errorImage: this picture URL is not allowed']);
  });

  it.each([[''], [null], [false], [[]], [{}]])(
    'is the built-in English if a group is %j [3.1.3]',
    async (group) => {
      const response = {
        ...{ userAdminData: group, variousData: group, formData: group, shopData: group },
        pageData: group,
      };
      expect(await read({ _en_maindata: response })).toEqual({
        outcome: 'found',
        mainData: builtInMainData,
        problems: [],
      });
      expect((await read({ _en_maindata: group })).mainData).toEqual(builtInMainData);
    },
  );

  it.each([
    [5, 'a number'],
    ['secret', 'text'],
    [['secret'], 'a list'],
  ])(
    'is the built-in English if a group or a text is %j, which is reported [3.1.3] [3.1.5]',
    async (wrong, kind) => {
      const group = {
        ...{ shopData: wrong, variousData: wrong },
        formData: { subscribeLabel: { a: 'secret' } },
      };
      const { mainData, problems } = await read({ _en_maindata: group });
      expect(mainData).toEqual(builtInMainData);
      expect(problems.map(({ where, message }) => `${where}: ${message}`)).toEqual([
        `main data: variousData: expected an object, found ${kind}`,
        'main data: subscribeLabel: expected text, found an object',
        `main data: shopData: expected an object, found ${kind}`,
      ]);
      const whole = await read({ _en_maindata: wrong });
      expect(whole.mainData).toEqual(builtInMainData);
      expect(whole.problems).toEqual([
        { where: 'main data', message: `_en_maindata: expected an object, found ${kind}` },
      ]);
    },
  );

  it.each([[''], ['  '], [null], [false], [[]], [{}], [undefined]])(
    'is the built-in English if a text is %j [3.1.3]',
    async (text) => {
      const { mainData } = await read({
        _en_maindata: { shopData: { soldOutLabel: text, emptyCartText: 'Nothing here' } },
      });
      expect(mainData?.shopData).toEqual({ ...builtInMainData.shopData, emptyCartText: 'Nothing here' });
    },
  );

  it('has the pages below a link of the navigation, and headings without a page of their own', async () => {
    const go = (title: string, url: string, children?: unknown[]) => ({ title, url, target: '', children });
    const deep = go('One', '/1', [
      go('Two', '/2', [go('Three', '/3', [go('Four', '/4', [go('Five', '/5')])])]),
    ]);
    const navigation = [
      go('About', '#', [go('Team', '/team'), go('Past', ' javascript:void(0) ', [go('1931', '/1931')])]),
      go('News', '/news', [go('', '/untitled', [go('Kept', '/kept')]), go('Nowhere', '#')]),
      go('Empty', '#', []),
      deep,
    ];
    const { mainData, problems } = await read({ _en_maindata: { variousData: { navigation } } });
    const [about, news, one, ...rest] = mainData?.variousData.navigation ?? [];
    expect(about).toMatchObject({
      ...{ title: 'About', url: '/team', isHeading: true },
      children: [
        { title: 'Team', url: '/team' },
        { title: 'Past', url: '/1931', isHeading: true, children: [{ title: '1931' }] },
      ],
    });
    expect(news).toEqual({ ...go('News', '/news', [{ title: 'Kept', url: '/kept', target: '' }]) });
    expect(JSON.stringify(one)).toContain('/5');
    expect(rest).toEqual([]);
    expect(JSON.stringify(problems)).toContain('3 left out: each needs a title and a valid URL');
  });

  it('has at most two hundred links in its navigation, which is reported', async () => {
    const links = (count: number, children?: unknown[]) =>
      Array.from({ length: count }, (_, at) => ({ title: `${at}`, url: `/${at}`, children }));
    const { mainData, problems } = await read({
      _en_maindata: { variousData: { navigation: links(5, links(90)) } },
    });
    const navigation = mainData?.variousData.navigation ?? [];
    expect(navigation.flatMap(({ children = [] }) => [0, ...children])).toHaveLength(200);
    expect(JSON.stringify(problems)).toContain('menu cut off after 200 links');
  });

  it('has the site’s main navigation, without links that have no target or label', async () => {
    const way = { title: 'News', url: 'https://content.example/news', target: '' };
    const navigation = [way, { ...way, url: 'javascript:x' }, { ...way, title: '' }, null, 'x'];
    const { mainData } = await read({ _en_maindata: { variousData: { navigation } } });
    expect(mainData?.variousData.navigation).toEqual([{ ...way, url: '/news' }]);
  });

  it('has the current VAT rates if they have a date, and reports errors in them [9.2.7]', async () => {
    const vatRates = [
      { country: 'FI', percent: '25.5' },
      { country: 'DK', percent: 25 },
      { country: 'NO', percent: 25 },
    ];
    const { mainData, problems } = await read({
      _en_maindata: { shopData: { vatRates, vatRatesDate: '20261101' } },
    });
    expect(mainData).toEqual({
      ...builtInMainData,
      currentVat: { date: '2026-11-01', rates: { FI: 255_000 } },
    });
    expect(problems).toEqual([
      {
        where: 'main data',
        message: 'VAT rate 3 is invalid: expected a known country and a percent from 0 to 50',
      },
    ]);
    const undated = await read({ _en_maindata: { shopData: { vatRates } } });
    expect(undated.mainData).toEqual(builtInMainData);
    expect(undated.problems).toEqual([
      { where: 'main data', message: 'vatRatesDate is missing: the VAT rates are not used' },
    ]);
  });

  it.each([
    ['https://content.example', 'https://content.example'],
    ['https://name:word@www.example/cms/?x#y', 'https://www.example/cms'],
    ['content.example', undefined],
    ['javascript:x', undefined],
    [['https://content.example'], undefined],
  ])('reads from %j that the content service’s own URL is %j', async (contentOrigin, said) => {
    const { mainData } = await read({ _en_maindata: { variousData: { contentOrigin } } });
    expect(mainData?.variousData.contentOrigin).toBe(said);
  });

  it('takes no text from an object’s prototype', async () => {
    const { mainData } = await read(
      JSON.parse('{"_en_maindata":{"shopData":{"__proto__":{"soldOutLabel":"x"}}}}'),
    );
    expect(mainData).toEqual(builtInMainData);
  });

  it.each([[''], [null], [[]], [{}], ['<!doctype html>'], [5], [{ code: 'rest_no_route' }]])(
    'fails if the response is %j',
    async (response) => {
      const { problems, ...result } = await read(response);
      expect(result).toEqual({ outcome: 'failed', reason: 'the response is not main data' });
      expect(problems).toEqual([{ where: 'main data', message: 'the response is not main data' }]);
    },
  );

  it('fails if the read failed [8.2.3]', async () => {
    const { problems, ...result } = await read(new Error('503'));
    expect(result).toEqual({ outcome: 'failed', reason: 'Error: 503' });
    expect(problems).toEqual([{ where: 'main data', message: 'Error: 503' }]);
  });

  it('has a complete set of built-in texts', () => {
    const texts = Object.values(builtInMainData).flatMap((group) => Object.values(group));
    for (const text of texts) expect(text).toMatch(/\S/);
  });
});
