/**
 * The script of the video host, in the form that browsers get: it defines `YT.Player` and calls
 * `onYouTubeIframeAPIReady`. A player is a frame of `host`, and both exchange messages, as at the vendor.
 */
export const widgetApi = `(() => {
  const states = { UNSTARTED: -1, ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3, CUED: 5 };
  let players = 0;
  class Player {
    constructor(place, { host, videoId = '', width, height, playerVars = {}, events = {} }) {
      const id = String(++players);
      const frame = document.createElement('iframe');
      const query = new URLSearchParams({ ...playerVars, enablejsapi: '1', widgetid: id });
      Object.assign(frame, { id: 'widget' + id, allow: 'autoplay; fullscreen', title: 'Video', width, height });
      frame.src = host + '/embed/' + encodeURIComponent(videoId) + '?' + query;
      this.state = states.UNSTARTED;
      this.send = (command) => frame.contentWindow?.postMessage({ command }, host);
      this.listen = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== host) return;
        if (data.event === 'onStateChange') this.state = data.info;
        events[data.event]?.({ target: this, data: data.info });
      };
      addEventListener('message', this.listen);
      this.frame = frame;
      place.replaceWith(frame);
    }
    playVideo() { this.send('play'); }
    pauseVideo() { this.send('pause'); }
    stopVideo() { this.send('stop'); }
    mute() { this.send('mute'); }
    unMute() { this.send('unMute'); }
    getPlayerState() { return this.state; }
    getIframe() { return this.frame; }
    destroy() { removeEventListener('message', this.listen); this.frame.remove(); }
  }
  globalThis.YT = { Player, PlayerState: states, loaded: 1 };
  globalThis.onYouTubeIframeAPIReady?.();
})();
`;

export const iframeApi = `(() => {
  const script = document.createElement('script');
  script.src = new URL('/s/player/9f2c/www-widgetapi.vflset/www-widgetapi.js', document.currentScript.src).href;
  document.head.append(script);
})();
`;
