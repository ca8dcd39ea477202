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

export const siteSlots: BlockSlots = {
  carouselControls: CarouselControlsIsland,
  contactForm: ContactFormIsland,
  entryFilters: EntryFiltersIsland,
  videoPlayer: VideoPlayerIsland,
};
