import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a component's page, with an address of its own. Storybook's own type styles stay out of it. */
export function Section({ title, children }: SectionProps) {
  return (
    <>
      <h2 id={title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}>{title}</h2>
      <div className="sb-unstyled">{children}</div>
    </>
  );
}
