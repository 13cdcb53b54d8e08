import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';

export interface NextUnsignedProps {
  /** Link to the next unsigned prescription; undefined if none is left. */
  href: string | undefined;
  /** Number of unsigned prescriptions, including the next one. */
  left: number;
  listHref: string;
}

/** Links to the next prescription that needs a signature, and shows how many are left. */
export function NextUnsigned({ href, left, listHref }: NextUnsignedProps) {
  return (
    <Cluster as="nav" aria-label="Next prescription">
      {href === undefined ? (
        <span>Nothing else waits for your signature.</span>
      ) : (
        <ButtonLink href={href} variant="primary">
          <span>{`Next unsigned, ${left} left`}</span> <ArrowRight aria-hidden />
        </ButtonLink>
      )}
      <ButtonLink href={listHref}>All prescriptions</ButtonLink>
    </Cluster>
  );
}
