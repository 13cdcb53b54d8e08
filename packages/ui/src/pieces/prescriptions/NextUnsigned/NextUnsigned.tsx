import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Cluster } from '../../../primitives/Cluster/Cluster.tsx';

export interface NextUnsignedProps {
  /** Where the next one is; none is left without it. */
  href: string | undefined;
  /** How many wait, the next one among them. */
  left: number;
  listHref: string;
}

/** After a prescription: the next that waits for a signature, and how many are left. */
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
