import type { BlockOf } from '@guildhall/cms-client';
import { ButtonLink, fill, Picture, VisuallyHidden } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { hasFirstPicture } from '../blocks/page-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { getBlocksTexts, type BlocksTexts } from '../blocks/blocks-texts.ts';
import { defineView } from '../blocks/define-view.ts';
import { AutoplayRoot } from '../autoplay/AutoplayRoot.tsx';
import { AutoplaySwitch } from '../autoplay/AutoplaySwitch.tsx';
import styles from './BannerSlider.module.css';

type Slide = BlockOf<'banner-slider'>['slides'][number];

/** Rotating full-width banners: a picture, and a panel in its corner with title and link. */
export function BannerSlider({ block, context, index }: BlockProps<BlockOf<'banner-slider'>>): ReactElement {
  const { slides, blockTitle, backgroundColor } = block;
  const texts = getBlocksTexts(context);
  const several = slides.length > 1;
  const Heading = blockTitle ? 'h3' : 'h2';
  const first = hasFirstPicture(context, index);
  const name = blockTitle ?? slides[0]?.title ?? '';
  return (
    <AutoplayRoot
      className={styles['banners']}
      role="group"
      aria-roledescription={several ? 'carousel' : undefined}
      aria-label={`${texts.banners}: ${name}`}
      data-autoplay="banners"
    >
      <ul role="list" className={styles['slides']} tabIndex={several ? 0 : undefined}>
        {slides.map(({ id, title, image, link }, place) => (
          <li
            key={`${place}-${id}`}
            data-current={place === 0 || undefined}
            data-picture={image ? true : undefined}
          >
            {image && (
              <Picture
                image={image}
                className={styles['picture']}
                sizes="100vw"
                priority={first && place === 0}
              />
            )}
            <div className={styles['label']} data-ground={backgroundColor ?? 'warm'}>
              <Heading>{title}</Heading>
              {link && (
                <ButtonLink href={link.url} target={link.target} variant="quiet">
                  {link.title}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      {several && <Controls slides={slides} texts={texts} name={name} />}
    </AutoplayRoot>
  );
}

export const bannerSliderBlock = defineView(BannerSlider, {
  fillsGround: true,
  hasPicture: ({ slides }) => slides[0]?.image !== undefined,
});

/** A switch, and a numbered button per banner that shows its remaining time. */
function Controls({
  slides,
  texts,
  name: all,
}: {
  slides: readonly Slide[];
  texts: BlocksTexts;
  name: string;
}): ReactElement {
  return (
    <div className={styles['controls']}>
      <AutoplaySwitch pause={`${texts.pauseBanners}: ${all}`} play={`${texts.playBanners}: ${all}`} />
      {slides.map(({ title }, place) => {
        const name = fill(texts.banner, { number: place + 1, count: slides.length, title });
        return (
          <button
            key={place}
            type="button"
            data-show={name}
            aria-label={name}
            aria-current={place === 0 || undefined}
          >
            {place + 1}
          </button>
        );
      })}
      <div role="status">
        <VisuallyHidden>{''}</VisuallyHidden>
      </div>
    </div>
  );
}
