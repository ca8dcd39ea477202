import '@guildhall/ui';
import '@guildhall/ui/fonts.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Guildhall', 'Tokens', 'Primitives', 'Chrome', 'Blocks', 'Cards'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
        desktop: { name: 'Desktop 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    motion: {
      description: 'The visitor’s wish for motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: ['as the system says', 'reduced'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', motion: 'as the system says', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => {
      useEffect(() => {
        const { dataset } = document.documentElement;
        if (globals['theme'] === 'system') delete dataset['theme'];
        else dataset['theme'] = String(globals['theme']);
        dataset['motion'] = globals['motion'] === 'reduced' ? 'reduced' : '';
        document.documentElement.dir = String(globals['direction']);
      }, [globals]);
      return <Story />;
    },
  ],
};

export default preview;
