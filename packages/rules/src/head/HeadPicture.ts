/** The picture that a link preview shows. */
export interface HeadPicture {
  readonly path: string;
  readonly type: 'image/png';
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** What is on it, in words. */
  readonly alt: string;
}
