import type { BlockSlots, ContactFormProps, EntryFiltersProps, VideoPlayerProps } from '@guildhall/blocks';
import { Island } from '@guildhall/islands/server';
import type { CarouselControlsProps } from '@guildhall/ui';
import CarouselControls from './CarouselControls.tsx';
import ContactForm from './ContactForm.tsx';
import EntryFilters from './EntryFilters.tsx';
import VideoPlayer from './VideoPlayer.tsx';

function EntryFiltersIsland(props: EntryFiltersProps) {
  return (
    <Island
      name="entry-filters"
      wake={['interaction', 'reason:history']}
      component={EntryFilters}
      props={props}
    />
  );
}

function CarouselControlsIsland(props: CarouselControlsProps) {
  return (
    <Island name="carousel-controls" wake={['interaction']} component={CarouselControls} props={props} />
  );
}

function VideoPlayerIsland(props: VideoPlayerProps) {
  return <Island name="video-player" wake={['interaction']} component={VideoPlayer} props={props} />;
}

function ContactFormIsland(props: ContactFormProps) {
  return <Island name="contact-form" wake={['interaction']} component={ContactForm} props={props} />;
}

/** Returns the slots of blocks that have an island. @param islands names of the site's islands; by default all */
export function createSiteSlots(islands?: readonly string[]): BlockSlots {
  const has = (name: string) => islands === undefined || islands.includes(name);
  return {
    ...(has('carousel-controls') && { carouselControls: CarouselControlsIsland }),
    ...(has('contact-form') && { contactForm: ContactFormIsland }),
    ...(has('entry-filters') && { entryFilters: EntryFiltersIsland }),
    ...(has('video-player') && { videoPlayer: VideoPlayerIsland }),
  };
}
