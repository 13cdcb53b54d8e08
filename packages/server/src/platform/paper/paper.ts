const MM = 72 / 25.4;

/** A4 and its margins in points; whole numbers of millimetres. */
export const paper = {
  width: 210 * MM,
  height: 297 * MM,
  start: 18 * MM,
  end: 192 * MM,
  top: 18 * MM,
  bottom: 277 * MM,
  textWidth: 174 * MM,
} as const;
