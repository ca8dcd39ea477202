import '@guildhall/ui';
import '@guildhall/ui/fonts.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { BothThemes } from './BothThemes.tsx';
import { failOnAdjacentTexts } from './adjacent-texts.ts';
import { fillControls } from './fill-controls.ts';
import { failOnConsoleErrors, rememberConsoleErrors } from './console-errors.ts';
import { loadSite, type LoadedSite } from './load-site.ts';
import { applySwitches, bothThemes, switches, switchesAtFirst } from './switches.ts';
import { seeInDark } from './dark-contrast.ts';
import { failOnMissingPictures } from './missing-pictures.ts';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: {
      storySort: {
        // Read without running it: only literals are understood.
        order: [
          'Guildhall',
          'Tokens',
          'Primitives',
          'Blocks',
          'Cards',
          'Money',
          'Shop',
          'Members',
          'Membership',
          'Chrome',
          'Pages',
          'Own blocks',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
        desktop: { name: 'Desktop 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
  globalTypes: switches,
  initialGlobals: switchesAtFirst,
  loaders: [async ({ globals }) => ({ site: await loadSite(globals['site']) })],
  decorators: [
    (Story, { id, viewMode, globals, loaded, args, initialArgs, parameters }) => {
      const { site } = loaded as { site?: LoadedSite };
      useLayoutEffect(() => applySwitches(globals, site?.look.language), [globals, site]);
      if (globals['theme'] === bothThemes && viewMode === 'story') {
        const changed = Object.entries(args).filter(([name, value]) => value !== initialArgs[name]);
        return <BothThemes id={id} args={Object.fromEntries(changed)} globals={globals} />;
      }
      return site ? (
        <site.InSite look={site.look}>
          <Story args={site.translateArgs(args, site.look, parameters['island'])} />
        </site.InSite>
      ) : (
        <Story />
      );
    },
  ],
  argsEnhancers: [fillControls],
  beforeEach: rememberConsoleErrors,
  afterEach: [seeInDark, failOnMissingPictures, failOnConsoleErrors, failOnAdjacentTexts],
};

export default preview;
