/** How a picture is shown: its size as a multiple of what fits into the frame, and quarter turns. */
export interface PictureView {
  readonly zoom: number;
  readonly turns: number;
}

/** The whole picture, upright. */
export const WHOLE: PictureView = { zoom: 1, turns: 0 };

const STEP = 1.5;
const LEAST_ZOOM = 0.5;
const MOST_ZOOM = 8;

/** Returns the view one step nearer, 1, or further away, -1: from half of what fits to eight times. */
export function zoomed(view: PictureView, by: 1 | -1): PictureView {
  const zoom = by === 1 ? view.zoom * STEP : view.zoom / STEP;
  return { ...view, zoom: Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom)) };
}

/** Returns the view after another quarter turn to the right. */
export const turned = (view: PictureView): PictureView => ({
  ...view,
  turns: (view.turns + 1) % 4,
});

/** Returns the view after a key of the viewer: + and - zoom, R turns, 0 shows the whole. Undefined for other keys. */
export function viewAfterKey(view: PictureView, key: string): PictureView | undefined {
  switch (key.toLowerCase()) {
    case '+':
    case '=':
      return zoomed(view, 1);
    case '-':
      return zoomed(view, -1);
    case 'r':
      return turned(view);
    case '0':
      return WHOLE;
    default:
      return undefined;
  }
}
