import { sectionId } from './sectionId.ts';

/** The sections of a static page, for its list of contents. */
export function sectionsOf({ body }: Document) {
  return [...body.querySelectorAll('h2')].map((heading) => ({
    id: sectionId(heading),
    title: heading.textContent,
  }));
}
