import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { CheckoutLayout } from '../CheckoutLayout/CheckoutLayout.tsx';

/** Shows a placeholder for the checkout while it loads. */
export function CheckoutSkeleton() {
  return (
    <CheckoutLayout aside={<Skeleton $height="22rem" />}>
      <Stack $gap={3} aria-busy>
        <VisuallyHidden as="output">Loading the checkout…</VisuallyHidden>
        <Skeleton $height="15rem" />
        <Skeleton $height="4rem" />
        <Skeleton $height="4rem" />
        <Skeleton $height="4rem" />
      </Stack>
    </CheckoutLayout>
  );
}
