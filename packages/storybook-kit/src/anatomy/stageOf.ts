/** The place where a figure's story is rendered: the page, or the frame of a story that covers a window. */
export interface Stage {
  readonly root: Element;
  /** Distance from the figure's corner to the origin of the story's rectangles. */
  readonly offset: { readonly x: number; readonly y: number };
  /** Its visible area. */
  readonly room: DOMRect;
}

/** Returns the stage in a figure, or undefined while its frame is loading. */
export function stageOf(figure: Element): Stage | undefined {
  const corner = figure.getBoundingClientRect();
  const frame = figure.querySelector('iframe');
  if (!frame) return { root: figure, offset: { x: -corner.left, y: -corner.top }, room: corner };
  const root = frame.contentDocument?.body;
  const { left, top, width, height } = frame.getBoundingClientRect();
  const offset = { x: left - corner.left, y: top - corner.top };
  return root && { root, offset, room: new DOMRect(0, 0, width, height) };
}
