const standIn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#889" d="M0 0h${width}v${height}H0z"/><path fill="#ccd" d="M1 1h${width - 2}v${height - 2}H1z"/></svg>`,
  )}`;

/**
 * Removes from pictures what varies, once per page. Product, category and slide pictures use the machine's fonts, so
 * plain ones of the same shape replace them; other tests prove the real ones. The caret blinks. Toasts and the loader are timed, and have
 * their own pictures. The full-height page gets a fixed height, because it would grow with the picture.
 */
export function stabilisePage(): void {
  const style = document.createElement('style');
  style.textContent = `
    * { caret-color: transparent !important; }
    img[src*='/images/products/'] { content: url('${standIn(4, 4)}') !important; }
    img[src*='/images/categories/'] { content: url('${standIn(4, 3)}') !important; }
    img[src*='/images/slides/'] { content: url('${standIn(16, 5)}') !important; }
    [data-pictured='screen'] [popover][aria-label^='Notifications'] { display: none !important; }
    [data-pictured='screen'] [data-part='loader'] { display: none !important; }
    [data-pictured='screen'] main { min-block-size: 34rem !important; }
  `;
  document.head.append(style);
}
