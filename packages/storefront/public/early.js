// Runs before the first paint, and does what cannot wait for the page's own scripts. A storefront that has come first asks for
// it again (pageReady.ts): it runs once.
if (document.documentElement.dataset.marked === undefined) {
  const page = document.documentElement;

  // Nobody sees a flash of the wrong theme. Without a choice the system decides.
  const chosenTheme = localStorage.getItem('theme');
  if (chosenTheme) page.dataset.theme = chosenTheme;
  // Nor of what is for visitors: pages are sent alike to everybody, and styles show its place to whoever has a session.
  const hasSession = localStorage.getItem('access_token');
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

  // Until scripts have come no button does anything: the last that was pressed is kept, and pressed again when it can act.
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest('button');
      // A form with an address of its own is sent by the browser.
      if (button && !button.form?.hasAttribute('action')) globalThis.pressedEarly = button;
    },
    true,
  );

  // Search is a form that the browser sends: until scripts have come its button shows the field, which goes when left empty.
  document.addEventListener('click', (event) => {
    const form = event.target.closest('button[form]')?.form;
    if (!form || event.defaultPrevented || form.checkVisibility()) return;
    event.preventDefault();
    page.dataset.search = 'plain';
    const field = form.elements.namedItem('search');
    field.focus();
    field.addEventListener('blur', () => {
      if (field.value === '') delete page.dataset.search;
    });
  });
}
