/** The letters on a picture: the shop's own where it is there, otherwise plain ones. */
export const PICTURE_FONTS =
  "'Atkinson Hyperlegible Next','Segoe UI','Helvetica Neue',Arial,'DejaVu Sans Condensed',system-ui,sans-serif";
