/** The beginning of an element, as it is written: enough to find it. */
export const outerHtml = (element: Element) => element.outerHTML.slice(0, 160);
