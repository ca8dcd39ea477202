import { builtInBlocks, defineBlock, html, items, text } from '@guildhall/cms-client';

const duesCalculator = defineBlock(
  'dues-calculator',
  {
    title: text({ help: 'Title of the calculator.' }),
    note: html({ optional: true, help: 'Short text below the title.' }),
    levels: items(
      {
        upTo: text({
          optional: true,
          label: 'Up to',
          help: 'Highest amount of this level, in whole euros a month; empty for the last.',
        }),
        dues: text({ help: 'Dues, in whole euros a month.' }),
      },
      'a list with at least one level',
      { help: 'Levels, the lowest first.' },
    ),
  },
  { label: 'Dues calculator', help: 'Dues by what a member has left each month' },
);

declare module '@guildhall/cms-client' {
  interface SiteBlocks {
    'dues-calculator': typeof duesCalculator;
  }
}

/** Blocks that editors may use. */
export const blocks = [...builtInBlocks, duesCalculator];
