// Runs before the first paint, and does what cannot wait for the page's own scripts. A storefront that has come first asks for
// it again (pageReady.ts): it runs once.
if (document.documentElement.dataset.marked === undefined) {
  const page = document.documentElement;

  /** What the browser keeps under a name; with cookies blocked even asking throws. */
  function kept(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }

  // Nobody sees a flash of the wrong theme. Without a choice the system decides.
  const chosenTheme = kept('theme');
  if (chosenTheme) page.dataset.theme = chosenTheme;
  // Nor of what is for visitors: pages are sent alike to everybody, and styles show its place to whoever has a session.
  const hasSession = kept('access_token');
  if (hasSession) page.dataset.session = 'kept';
  // What was laid out meanwhile is seen from here on.
  page.dataset.marked = '';

  // A phone is busy enough until the page is seen: only then it asks for the scripts of its screen, all at once. Firefox asks
  // when a link comes, and not when its medium changes.
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const link of document.querySelectorAll('link[media="not all"]')) {
        const asking = link.cloneNode();
        asking.media = 'all';
        link.replaceWith(asking);
      }
    });
  });

  // A session outlives the browser, and the cookie that its calls bring again does not: each call of a page brings the same.
  if (hasSession && !/(?:^|; )XSRF-TOKEN=[^;]/.test(document.cookie)) {
    const value = crypto.getRandomValues(new Uint32Array(6)).join('-');
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `XSRF-TOKEN=${value}; path=/; samesite=strict${secure}`;
  }

  // Until scripts have come no button does anything: what is pressed waits in order until it can act (actOnEarlyPresses.ts).
  const early = {
    waiting: [],
    known: new WeakMap(),
    isActing: false,
    tell(button, canAct) {
      early.known.set(button, canAct);
      early.onTold?.();
    },
  };
  globalThis.early = early;
  /** A link that is pressed again after so long is followed at once: the scripts may never come. */
  const INSISTS_AFTER_MS = 10_000;

  /** Whether following a link leaves the page. */
  function leaves(link, { ctrlKey, metaKey, shiftKey, altKey }) {
    if (ctrlKey || metaKey || shiftKey || altKey || link.target || link.download) return false;
    return !link.hash || link.pathname + link.search !== location.pathname + location.search;
  }

  /** The page that a press leads to; nothing for what acts on this page. Forms with an address of their own are all searches. */
  function addressOf({ href, form }) {
    if (href || !form?.hasAttribute('action')) return href;
    return `${form.action}?${new URLSearchParams(new FormData(form))}`;
  }

  function mustWait(pressed, event) {
    const isBehind = early.waiting.length > 0;
    // Links, and forms with an address of their own, are the browser's, unless they would leave behind what waits.
    if (pressed.localName === 'a') return isBehind && leaves(pressed, event);
    if (pressed.form?.hasAttribute('action')) return isBehind && pressed.form.checkVisibility();
    if (isBehind) return true;
    if (early.known.has(pressed)) return false;
    // The place of a button that comes later; or a button that came with the page, all of which are listed from its take-over on.
    return 'press' in pressed.dataset || (early.served?.has(pressed) ?? true);
  }

  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target.closest('button, a[href]');
      if (!pressed || early.isActing || !mustWait(pressed, event)) return;
      const address = addressOf(pressed);
      const same = address && early.waiting.find((each) => each.address === address);
      if (same && event.timeStamp - same.since > INSISTS_AFTER_MS) return;
      event.preventDefault();
      event.stopPropagation();
      if (same) return;
      early.waiting.push({ pressed, address, since: event.timeStamp });
      page.dataset.waiting = '';
      early.onKept?.();
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

  // Search is a form that the browser sends: until scripts have come its button shows the field, which goes when left empty.
  document.addEventListener('click', (event) => {
    const form = event.target.closest('button[form]')?.form;
    if (!form || event.defaultPrevented || form.checkVisibility()) return;
    event.preventDefault();
    showSearch(form);
  });

  // So does a slash, until the shop has a handler of its own (useSearchKey.ts).
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
