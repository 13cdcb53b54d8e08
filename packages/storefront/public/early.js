// Runs before the first paint and does what cannot wait for the page's own scripts. If those start first, main.tsx imports
// this file again; it runs once.
if (document.documentElement.dataset.marked === undefined) {
  const page = document.documentElement;

  /** Reads the browser's storage; with cookies blocked even access throws. */
  function stored(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }

  // Prevents a flash of the wrong theme. Without a choice the system decides.
  const chosenTheme = stored('theme');
  if (chosenTheme) page.dataset.theme = chosenTheme;
  // Rows have their chosen height from the start.
  if (stored('row_density') === 'compact') page.dataset.density = 'compact';
  // The steps of a prescription are folded from the start for who knows them.
  if (stored('prescription_steps') === 'known') page.dataset.steps = 'known';
  // Every user gets the same page; with a session, styles replace the visitors' content by placeholders.
  const hasSession = stored('access_token');
  if (hasSession) page.dataset.session = 'kept';
  // Styles hide the page until this mark.
  page.dataset.marked = '';

  // Preloads the screen's scripts only after the first paint, to spare phones. Firefox preloads when a link is inserted, not when
  // its media change.
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const link of document.querySelectorAll('link[media="not all"]')) {
        const preload = link.cloneNode();
        preload.media = 'all';
        link.replaceWith(preload);
      }
    });
  });

  // The session outlives the browser, but the XSRF cookie does not. Sets it, so that all first calls send the same value.
  if (hasSession && !/(?:^|; )XSRF-TOKEN=[^;]/.test(document.cookie)) {
    const value = crypto.getRandomValues(new Uint32Array(6)).join('-');
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `XSRF-TOKEN=${value}; path=/; samesite=strict${secure}`;
  }

  // Buttons do nothing before hydration: queues presses until they can act (actOnEarlyPresses.ts).
  const early = {
    queue: [],
    hydrated: new WeakMap(),
    isActing: false,
    setHydrated(button, canAct) {
      early.hydrated.set(button, canAct);
      early.onHydrated?.();
    },
  };
  globalThis.early = early;
  /** A link pressed again after this time is followed at once, because the scripts may never load. */
  const FOLLOW_AFTER_MS = 10_000;

  /** Returns whether following a link leaves the page. */
  function leaves(link, { ctrlKey, metaKey, shiftKey, altKey }) {
    if (ctrlKey || metaKey || shiftKey || altKey || link.target || link.download) return false;
    return !link.hash || link.pathname + link.search !== location.pathname + location.search;
  }

  /** Returns the URL that a press leads to; nothing if it acts on this page. Forms with an action are all searches. */
  function addressOf({ href, form }) {
    if (href || !form?.hasAttribute('action')) return href;
    return `${form.action}?${new URLSearchParams(new FormData(form))}`;
  }

  function mustQueue(pressed, event) {
    const isQueueing = early.queue.length > 0;
    // The browser handles links and forms with an action, unless leaving the page would lose queued presses.
    if (pressed.localName === 'a') return isQueueing && leaves(pressed, event);
    if (pressed.form?.hasAttribute('action')) return isQueueing && pressed.form.checkVisibility();
    if (isQueueing) return true;
    if (early.hydrated.has(pressed)) return false;
    // A placeholder of a button that loads later, or a server-rendered button; `served` lists those once hydration starts.
    return 'press' in pressed.dataset || (early.served?.has(pressed) ?? true);
  }

  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target.closest('button, a[href]');
      if (!pressed || early.isActing || !mustQueue(pressed, event)) return;
      const address = addressOf(pressed);
      const same = address && early.queue.find((each) => each.address === address);
      if (same && event.timeStamp - same.since > FOLLOW_AFTER_MS) return;
      event.preventDefault();
      event.stopPropagation();
      if (same) return;
      early.queue.push({ pressed, address, since: event.timeStamp });
      page.dataset.waiting = '';
      early.onQueued?.();
    },
    true,
  );

  function showSearch(form) {
    page.dataset.search = 'plain';
    const field = form.elements.namedItem('search');
    field.focus();
    field.addEventListener('blur', () => {
      if (field.value === '') delete page.dataset.search;
    });
  }

  // Search is a form that the browser sends. Before hydration its button shows the field, which hides again when left empty.
  document.addEventListener('click', (event) => {
    const form = event.target.closest('button[form]')?.form;
    if (!form || event.defaultPrevented || form.checkVisibility()) return;
    event.preventDefault();
    showSearch(form);
  });

  // A slash does the same, until useSearchKey handles it.
  document.addEventListener('keydown', (event) => {
    if (early.isSearchLive) return;
    const isTyping = event.target.closest('input, textarea, select, [contenteditable], dialog');
    const isSlash = event.key === '/' && !(event.ctrlKey || event.metaKey || event.altKey);
    const form = document.querySelector('button[form]')?.form;
    if (!isSlash || isTyping || !form) return;
    event.preventDefault();
    showSearch(form);
  });
}
