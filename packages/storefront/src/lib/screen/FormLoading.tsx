import { Skeleton } from '@formulary/ui/primitives/Skeleton';
import { VisuallyHidden } from '@formulary/ui/primitives/VisuallyHidden';

interface FormLoadingProps {
  /** A CSS length: as high as the form, so that what stands below it stays where it is. */
  readonly height: string;
}

/** The place of a form whose code is on its way. */
export function FormLoading({ height }: FormLoadingProps) {
  return (
    <div aria-busy>
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      <Skeleton $height={height} />
    </div>
  );
}
