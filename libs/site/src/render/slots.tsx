import type { BlockSlots, ContactFormProps, EntryFiltersProps, VideoPlayerProps } from '@guildhall/blocks';
import type { MainData } from '@guildhall/cms-client';
import { getFormTexts } from './main-data-texts.ts';
import type { CarouselControlsProps } from '@guildhall/ui';
import CarouselControls from '../islands/CarouselControls.tsx';
import ContactForm from '../islands/ContactForm.tsx';
import EntryFilters from '../islands/EntryFilters.tsx';
import VideoPlayer from '../islands/VideoPlayer.tsx';
import { KitIsland } from '../islands/KitIsland.tsx';
import { NotLoaded } from '../page-parts/NotLoaded.tsx';

function EntryFiltersIsland({ texts: _texts, ...props }: EntryFiltersProps) {
  return (
    <KitIsland
      name="entry-filters"
      wake={['interaction', 'reason:history']}
      component={EntryFilters}
      props={props}
    />
  );
}

function CarouselControlsIsland(props: CarouselControlsProps) {
  return (
    <KitIsland name="carousel-controls" wake={['interaction']} component={CarouselControls} props={props} />
  );
}

function VideoPlayerIsland(props: VideoPlayerProps) {
  return <KitIsland name="video-player" wake={['interaction']} component={VideoPlayer} props={props} />;
}

/**
 * Creates the slots of blocks that have an island. The texts in their props are those of main data; the site's own are
 * in the code of the islands.
 *
 * @param islands names of the site's islands; by default all
 */
export function createSiteSlots(mainData: MainData, islands?: readonly string[]): BlockSlots {
  const has = (name: string) => islands === undefined || islands.includes(name);
  const ContactFormIsland = (props: ContactFormProps) => (
    <>
      <KitIsland
        name="contact-form"
        wake={['interaction']}
        component={ContactForm}
        props={{ ...props, texts: getFormTexts(mainData) }}
      />
      <NotLoaded />
    </>
  );
  return {
    ...(has('carousel-controls') && { carouselControls: CarouselControlsIsland }),
    ...(has('contact-form') && { contactForm: ContactFormIsland }),
    ...(has('entry-filters') && { entryFilters: EntryFiltersIsland }),
    ...(has('video-player') && { videoPlayer: VideoPlayerIsland }),
  };
}
