/** True for a parameter that a campaign or an advertiser adds to links: `utm_source`, or the ID of a click. */
const isOfCampaign = (name: string): boolean => /^utm_|clk?id$/.test(name);

/**
 * Keeps the parameters of a campaign when a link leads to another view of the same page: another order, another category,
 * the next products. Servers render the same links for everyone.
 */
export function keepCampaign(signal?: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== location.origin || link.pathname !== location.pathname) return;
      const query = new URLSearchParams(link.search);
      const campaign = [...new URLSearchParams(location.search)].filter(
        ([name]) => isOfCampaign(name) && !query.has(name),
      );
      if (campaign.length === 0) return;
      for (const [name, value] of campaign) query.append(name, value);
      link.search = query.toString();
    },
    { capture: true, signal } as AddEventListenerOptions,
  );
}
