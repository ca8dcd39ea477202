/**
 * The tag manager's script, in the form that browsers get. It reads what waits in `dataLayer` and all that follows:
 * commands (`arguments` objects, never arrays) set the consent, and objects with an `event` are events. An event is sent
 * by `fetch`, `sendBeacon` and a pixel, if statistics are granted. Statistics store a cookie, as the vendor's do.
 */
export const tagScript = `(() => {
  const host = new URL(document.currentScript.src).origin + '/tags/';
  const layer = (window.dataLayer = window.dataLayer || []);
  const consent = {};
  const isCommand = (item) => Object.prototype.toString.call(item) === '[object Arguments]';
  const send = (event) => {
    const granted = Object.keys(consent).filter((kind) => consent[kind] === 'granted');
    if (!granted.includes('analytics_storage')) return;
    if (!/(^|; )_ga=/.test(document.cookie)) document.cookie = '_ga=GA1.1.7.7; path=/; max-age=63072000; samesite=lax';
    const query = '?' + new URLSearchParams({ en: event, granted: granted.join() });
    fetch(host + 'collect' + query, { method: 'POST', mode: 'no-cors', keepalive: true });
    navigator.sendBeacon(host + 'beacon' + query);
    new Image().src = host + 'pixel.gif' + query;
  };
  const read = (item) => {
    if (isCommand(item)) {
      if (item[0] === 'consent') Object.assign(consent, item[2]);
    } else if (item.event) send(item.event);
  };
  const push = layer.push.bind(layer);
  layer.push = (...items) => {
    const length = push(...items);
    items.forEach(read);
    return length;
  };
  layer.slice().forEach(read);
})();
`;
