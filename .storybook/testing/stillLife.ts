const standIn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#889" d="M0 0h${width}v${height}H0z"/><path fill="#ccd" d="M1 1h${width - 2}v${height - 2}H1z"/></svg>`,
  )}`;

/**
 * Takes out of a picture what is not the story's to show, once for the page. Pictures of products, categories and slides carry
 * labels in whatever fonts a machine has, so that a plain one of the same shape stands for them: they are proven where
 * they are drawn. Toasts and the loader come and go over a screen by the clock: they have pictures of their own. A page
 * fills the screen before its foot begins, however little it says: a picture, which is as high as its page, has a height
 * of its own instead, since the page would grow with the picture.
 */
export function stillLife(): void {
  const style = document.createElement('style');
  style.textContent = `
    img[src*='/images/products/'] { content: url('${standIn(4, 4)}') !important; }
    img[src*='/images/categories/'] { content: url('${standIn(4, 3)}') !important; }
    img[src*='/images/slides/'] { content: url('${standIn(16, 5)}') !important; }
    [data-pictured='screen'] [popover][aria-label^='Notifications'] { display: none !important; }
    [data-pictured='screen'] [data-part='loader'] { display: none !important; }
    [data-pictured='screen'] main { min-block-size: 34rem !important; }
  `;
  document.head.append(style);
}
