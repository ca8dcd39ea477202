/**
 * Each of the vendor's scripts creates this Trusted Types policy, and goes on with strings if that is refused. Seen in the
 * vendor's published scripts of 2022 to 2024.
 */
const createPolicy = `const createPolicy = () => {
    const same = (text) => text;
    const rules = { createHTML: same, createScript: same, createScriptURL: same };
    try {
      return window.trustedTypes && window.trustedTypes.createPolicy('goog#html', rules);
    } catch (error) {
      console.error(error.message);
    }
  };`;

/** The tag manager's container, in the form that browsers get. Its only tag loads the measuring script. */
export const containerScript = `(() => {
  ${createPolicy}
  const script = document.createElement('script');
  const url = new URL(document.currentScript.src).origin + '/tags/gtag/js?id=G-SANDBOX';
  const policy = createPolicy();
  script.async = true;
  script.src = policy ? policy.createScriptURL(url) : url;
  document.head.append(script);
})();
`;

/**
 * The script that measures, in the form that browsers get. It reads what waits in `dataLayer` and all that follows:
 * commands (`arguments` objects, never arrays) set the consent, and objects with an `event` are events. An event is sent
 * by `fetch`, `sendBeacon` and a pixel, if statistics are granted. Statistics store a cookie, as the vendor's do.
 */
export const measuringScript = `(() => {
  ${createPolicy}
  createPolicy();
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
