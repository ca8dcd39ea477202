/** Length of a sandbox video, seconds. */
const filmSeconds = 20;

/**
 * The page in a player's frame: a video of a rising tide, twenty seconds long, and a player's responses to messages.
 */
export const embedPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A film of the sandbox</title>
<style>
  html, body { height: 100%; margin: 0; overflow: hidden; background: #0d1526; color: #ece5d6; }
  body { display: grid; place-items: center; font: 1rem/1.4 serif; }
  canvas { position: fixed; inset: 0; width: 100%; height: 100%; }
  p { position: fixed; inset: 1rem auto auto 1rem; margin: 0; }
  button { position: fixed; inset: auto auto 1rem 1rem; min-width: 44px; min-height: 44px; font: inherit; }
</style>
<canvas width="640" height="360"></canvas>
<p></p>
<button hidden></button>
<script src="/embed/film.js"></script>
</html>
`;

/** The script of that page. It responds only to the page that framed it. */
export const filmScript = `(() => {
  const query = new URLSearchParams(location.search);
  const parent_ = query.get('origin') || '*';
  const say = (event, info) => parent.postMessage({ event, info }, parent_);
  const paint = document.querySelector('canvas').getContext('2d');
  const words = document.querySelector('p');
  const button = document.querySelector('button');
  let at = 0, playing = false, muted = query.get('mute') === '1', before = 0;

  function draw() {
    paint.fillStyle = '#0d1526';
    paint.fillRect(0, 0, 640, 360);
    for (let line = 0; line < 24; line++) {
      paint.strokeStyle = line % 6 === 0 ? '#f0a884' : '#ece5d655';
      paint.beginPath();
      for (let x = 0; x <= 640; x += 8)
        paint.lineTo(x, 330 - line * 10 * (0.3 + at / ${filmSeconds}) + Math.sin(x / 60 + at + line) * 8);
      paint.stroke();
    }
    words.textContent = (playing ? 'Playing' : 'Paused') + (muted ? ', without sound' : '');
    button.textContent = playing ? 'Pause' : 'Play';
  }
  function frame(time) {
    if (!playing) return;
    at += Math.min(time - before, 100) / 1000;
    before = time;
    if (at >= ${filmSeconds}) { at = 0; playing = false; say('onStateChange', 0); }
    draw();
    requestAnimationFrame(frame);
  }
  const commands = {
    play() { if (playing) return; playing = true; before = performance.now(); draw(); say('onStateChange', 1); requestAnimationFrame(frame); },
    pause() { if (!playing) return; playing = false; say('onStateChange', 2); draw(); },
    stop() { playing = false; at = 0; say('onStateChange', 5); draw(); },
    mute() { muted = true; draw(); },
    unMute() { muted = false; draw(); },
    end() { at = ${filmSeconds}; },
  };
  addEventListener('message', ({ source, data }) => source === parent && commands[data?.command]?.());
  button.hidden = query.get('controls') === '0';
  button.onclick = () => commands[playing ? 'pause' : 'play']();
  draw();
  say('onReady');
  if (query.get('autoplay') === '1') commands.play();
})();
`;
