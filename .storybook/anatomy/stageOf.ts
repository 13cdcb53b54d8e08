/** Where a figure's story is drawn: on the page, or in the frame of one that covers a window. */
export interface Stage {
  readonly root: Element;
  /** From the corner of the figure to the corner of what the rectangles in the story are measured from. */
  readonly offset: { readonly x: number; readonly y: number };
  /** What is in sight of it. */
  readonly room: DOMRect;
}

/** The story in a figure; undefined while its frame is still to be loaded. */
export function stageOf(figure: Element): Stage | undefined {
  const corner = figure.getBoundingClientRect();
  const frame = figure.querySelector('iframe');
  if (!frame) return { root: figure, offset: { x: -corner.left, y: -corner.top }, room: corner };
  const root = frame.contentDocument?.body;
  const { left, top, width, height } = frame.getBoundingClientRect();
  const offset = { x: left - corner.left, y: top - corner.top };
  return root && { root, offset, room: new DOMRect(0, 0, width, height) };
}
