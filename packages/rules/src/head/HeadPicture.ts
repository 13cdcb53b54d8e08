/** The picture of a link preview. */
export interface HeadPicture {
  readonly path: string;
  readonly type: 'image/png';
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** Text alternative of the picture. */
  readonly alt: string;
}
