/* The vendor's browser script: its global object, its overlay, its two frames, its styles. */
(() => {
  // Inserted by the host of this script: { sites: { name: origin }, script: origin, styles: 'both' | 'element' |
  // 'link' }
  const settings = /** @type {any} */ ('%settings%');
  let instance;

  const isPhone = () =>
    /Android|iPhone|iPad|iPod|Mobile/.test(navigator.userAgent) ||
    (matchMedia('(pointer: coarse)').matches && innerWidth < 600);

  const call = (callbacks, name, ...values) => {
    if (typeof callbacks[name] === 'function') callbacks[name](...values);
  };

  function element(name, attributes) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  }

  function injectStyles(nonce, site) {
    const added = [];
    if (settings.styles !== 'element')
      for (const href of [
        `${settings.script}/v2/animation.css`,
        `${site}/assets/hp_v3/iframe_views/loading.css`,
      ])
        added.push(element('link', { rel: 'stylesheet', href }));
    if (settings.styles !== 'link') {
      const style = document.createElement('style');
      if (nonce) style.setAttribute('nonce', nonce);
      style.textContent = settings.css;
      added.push(style);
    }
    document.head.append(...added);
    return added;
  }

  const portalValue = (name, value) =>
    name.startsWith('subscription') ? { subscription: { id: value } } : value;

  /** The site this page was initialised for. */
  const toSiteOrigin = ({ domain, site }) =>
    new URL(domain || settings.sites[site] || `https://${site}.chargebee.com`).origin;

  /** The URL of a page of this site, with the origin that frames it. Throws for pages of other sites. */
  function addressFor(origin, url) {
    const address = new URL(url);
    if (address.origin !== origin)
      throw new Error(`${address.origin} is not the site this was initialised for`);
    address.searchParams.set('host', location.origin);
    return address.href;
  }

  function fill(stage, way, address) {
    if (way === 'page') location.assign(address);
    else if (way === 'window') {
      if (!stage.opened) throw new Error('The window was blocked');
      stage.opened.location.href = address;
    } else {
      stage.frame = element('iframe', {
        id: 'cb-frame',
        class: 'cb-frame',
        title: 'Checkout',
        allow: 'payment',
      });
      stage.frame.src = address;
      stage.overlay.append(stage.frame);
    }
  }

  /** Shows one thing at a time over the page: a frame, or on phones a separate window. */
  function createStage(options) {
    const origin = toSiteOrigin(options);
    let shown;

    function end() {
      shown?.overlay?.remove();
      shown?.opened?.close();
      clearInterval(shown?.watch);
      shown = undefined;
    }

    function close() {
      const { callbacks, silent } = shown;
      end();
      if (!silent) call(callbacks, 'close');
    }

    addEventListener('message', (event) => {
      const source = shown?.frame?.contentWindow ?? shown?.opened;
      if (event.origin !== origin || event.source !== source || event.data?.from !== 'billing-vendor') return;
      const { event: name, value, listed } = event.data;
      shown.silent = !listed;
      if (name === 'close') close();
      else if (listed && name === 'redirect') location.assign(value);
      else if (listed)
        call(shown.callbacks, name, ...(value === undefined ? [] : [portalValue(name, value)]));
    });

    /** Runs in the click handler: later the browser would block the window. */
    function prepare(stage) {
      if (options.enableRedirectMode) return 'page';
      if (isPhone() && !options.iframeOnly) {
        stage.opened = window.open(`${settings.script}/v2/wait.html`, 'billing-vendor');
        stage.watch = setInterval(() => stage.opened?.closed && shown === stage && close(), 300);
        return 'window';
      }
      stage.overlay = element('div', { id: 'cb-container', class: 'cb-overlay' });
      document.body.append(stage.overlay);
      return 'frame';
    }

    async function show(callbacks, getUrl, ready) {
      end();
      const stage = (shown = { callbacks });
      const way = prepare(stage);
      try {
        const address = addressFor(origin, await getUrl());
        // Waits for the script's other frame, without a time limit.
        if (way === 'frame') await ready;
        if (shown === stage) fill(stage, way, address);
      } catch (error) {
        if (shown !== stage) return;
        end();
        call(callbacks, 'error', error);
        call(callbacks, 'close');
      }
    }
    return { show, end, origin };
  }

  /** The vendor's own hidden frame on the script's host; it must load before a checkout is shown. */
  function createMaster() {
    const frame = element('iframe', {
      id: 'cb-master-frame',
      class: 'cb-master',
      title: 'Billing',
      'aria-hidden': 'true',
    });
    const ready = new Promise((resolve) => {
      addEventListener('message', (event) => {
        if (event.origin === settings.script && event.data === 'billing-vendor-ready') resolve();
      });
    });
    frame.src = `${settings.script}/v2/master.html?host=${encodeURIComponent(location.origin)}`;
    document.body.append(frame);
    return { frame, ready };
  }

  function createInstance(options) {
    const styles = injectStyles(options.cspNonce, toSiteOrigin(options));
    const { frame: master, ready } = createMaster();
    const stage = createStage(options);
    let portalSession = options.portalSession;
    let portalCallbacks = {};
    const getSession = async () =>
      typeof portalSession === 'function' ? portalSession() : { token: portalSession };
    return {
      openCheckout(callbacks) {
        const fixed = callbacks.hostedPageUrl ?? callbacks.url;
        const getUrl = async () => fixed ?? (await callbacks.hostedPage()).url;
        void stage.show(callbacks, getUrl, ready);
      },
      setPortalSession(session) {
        portalSession = session;
      },
      setPortalCallbacks(callbacks) {
        portalCallbacks = callbacks;
      },
      setCheckoutCallbacks() {},
      setLocale() {},
      createChargebeePortal() {
        const open = (callbacks = {}) => {
          const getUrl = async () =>
            `${stage.origin}/portal/v2/authenticate?token=${(await getSession()).token}`;
          void stage.show({ ...portalCallbacks, ...callbacks }, getUrl, ready);
        };
        return { open, openSection: (_section, callbacks) => open(callbacks) };
      },
      closeAll: stage.end,
      logout: stage.end,
      remove() {
        stage.end();
        for (const one of [...styles, master]) one.remove();
      },
    };
  }

  window.Chargebee = {
    init(options) {
      if (instance)
        throw new Error('Instance is already created. Get it with getInstance, or tear it down first.');
      if (typeof options?.site !== 'string' || options.site === '')
        throw new Error('The name of the site is missing.');
      instance = createInstance(options);
      return instance;
    },
    getInstance() {
      if (!instance) throw new Error('There is no instance yet.');
      return instance;
    },
    tearDown() {
      instance?.remove();
      instance = undefined;
    },
    getPortalSections: () => ({
      SUBSCRIPTION_DETAILS: 'sub_details',
      SUBSCRIPTION_CANCELLATION: 'sub_cancel',
    }),
    registerAgain() {},
  };
})();
