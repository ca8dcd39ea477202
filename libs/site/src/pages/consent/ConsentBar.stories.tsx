import { builtInMainData } from '@guildhall/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentBar } from './ConsentBar.tsx';
import { consentTexts } from '../../texts/consent-texts.ts';

const meta = {
  title: 'Chrome/Consent bar',
  component: ConsentBar,
  parameters: { layout: 'fullscreen' },
  args: {
    consent: { purposes: ['statistics', 'marketing'] },
    texts: consentTexts,
    organisationName: 'The Wayleave Institute',
    mainData: builtInMainData,
  },
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** JavaScript shows the bar. */
const show: Story['play'] = ({ canvasElement }) => {
  const bar = canvasElement.querySelector<HTMLElement>('[data-consent-bar]');
  if (bar) bar.hidden = false;
};

export const TwoPurposes: Story = { play: show };

export const OnePurpose: Story = { args: { consent: { purposes: ['statistics'] } }, play: show };
