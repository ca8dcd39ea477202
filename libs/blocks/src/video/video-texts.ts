/** The words of a film's cover and controls. */
export interface VideoTexts {
  play: string;
  loading: string;
  failed: string;
  retry: string;
  /** A link to the film at its host. */
  elsewhere: string;
  pause: string;
  resume: string;
  soundOn: string;
  soundOff: string;
}

/** The built-in English. */
export const videoTexts: VideoTexts = {
  play: 'Play the film',
  loading: 'Fetching the film…',
  failed: 'The film did not arrive. The service that shows it has not answered.',
  retry: 'Try again',
  elsewhere: 'Watch it where it is kept',
  pause: 'Pause',
  resume: 'Play',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
};
