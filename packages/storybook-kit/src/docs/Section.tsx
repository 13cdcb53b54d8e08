import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Section of a component's page with its own anchor, free of Storybook's type styles. */
export function Section({ title, children }: SectionProps) {
  return (
    <>
      <h2 id={title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}>{title}</h2>
      <div className="sb-unstyled">{children}</div>
    </>
  );
}
