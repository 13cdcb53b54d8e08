/** Returns the first 160 characters of an element's HTML, enough to find it. */
export const outerHtml = (element: Element) => element.outerHTML.slice(0, 160);

/**
 * Selector of elements that libraries hide for keyboard or form handling: clipped to nothing, and hidden from screen
 * readers.
 */
export const visuallyHidden = '[aria-hidden="true"][style*="clip-path: inset(50%)"]';
