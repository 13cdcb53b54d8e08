import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';

interface FormLoadingProps {
  /** CSS length of the form's height, so that nothing below it moves. */
  readonly height: string;
}

/** Reserves the space of a form while its code loads. */
export function FormLoading({ height }: FormLoadingProps) {
  return (
    <div aria-busy>
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      <Skeleton $height={height} />
    </div>
  );
}
