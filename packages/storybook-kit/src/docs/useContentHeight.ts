import { type RefObject, useEffect, useState } from 'react';

/** Space for shadows and focus rings. */
const ROOM_PX = 8;

const isOverThePage = (page: Document) => page.querySelector('dialog[open]') !== null;

/**
 * Returns the height of a frame's content in pixels, up to a limit. Returns undefined until it has content. A dialog
 * takes the full limit.
 */
export function useContentHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  highest: number,
): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const measure = () => {
      const content = current.contentDocument?.getElementById('storybook-root');
      if (!content?.firstElementChild) return;
      const bottom = Math.max(
        ...[...content.querySelectorAll('*')].map((each) => each.getBoundingClientRect().bottom),
      );
      setHeight(
        isOverThePage(content.ownerDocument) ? highest : Math.min(highest, bottom + ROOM_PX),
      );
    };
    const sizes = new ResizeObserver(measure);
    // An opening dialog resizes nothing on the page.
    const openings = new MutationObserver(measure);
    const stop = () => {
      sizes.disconnect();
      openings.disconnect();
    };
    const watch = () => {
      stop();
      const content = current.contentDocument?.getElementById('storybook-root');
      if (!content) return;
      sizes.observe(content);
      openings.observe(content, { subtree: true, childList: true, attributeFilter: ['open'] });
    };
    current.addEventListener('load', watch);
    watch();
    return () => {
      current.removeEventListener('load', watch);
      stop();
    };
  }, [frame, highest]);
  return height;
}
