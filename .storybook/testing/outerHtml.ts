/** Returns the first 160 characters of an element's HTML, enough to find it. */
export const outerHtml = (element: Element) => element.outerHTML.slice(0, 160);
