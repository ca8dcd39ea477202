'use client';

import type { HTMLAttributes, ReactElement } from 'react';
import { startBannerSlider } from '../banner-slider/start-banner-slider.ts';
import { startRotatingText } from '../rotating-text/start-rotating-text.ts';
import { useStart } from './use-start.ts';

const starters = { banners: startBannerSlider, text: startRotatingText };

export interface AutoplayRootProps extends HTMLAttributes<HTMLDivElement> {
  'data-autoplay': keyof typeof starters;
}

/** The element of a banner slider or a rotating text: starts it in the browser, whatever has rendered what it contains. */
export function AutoplayRoot(props: AutoplayRootProps): ReactElement {
  return <div ref={useStart(starters[props['data-autoplay']])} {...props} />;
}
