/** Types for the used part of `react-signature-canvas`; its published types describe `signature_pad` 2. */
declare module 'react-signature-canvas' {
  import type { CanvasHTMLAttributes, Component } from 'react';
  import type SignaturePad from 'signature_pad';
  import type { Options } from 'signature_pad';

  export interface ReactSignatureCanvasProps extends Options {
    readonly canvasProps?: CanvasHTMLAttributes<HTMLCanvasElement> & {
      readonly [data: `data-${string}`]: unknown;
    };
    /** Whether it clears itself when the window is resized. */
    readonly clearOnResize?: boolean;
  }

  export interface ReactSignatureCanvas extends Component<ReactSignatureCanvasProps> {
    readonly on: () => void;
    readonly off: () => void;
    readonly getCanvas: () => HTMLCanvasElement;
    readonly getSignaturePad: () => SignaturePad;
  }

  /** The package is CommonJS: its default export is a property of the imported value. */
  const commonJs: {
    readonly default: new (props: ReactSignatureCanvasProps) => ReactSignatureCanvas;
  };
  export default commonJs;
}
