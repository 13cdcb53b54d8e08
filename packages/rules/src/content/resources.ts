/** The subject of a resource. The page Resources shows the first two, the menu More the third. */
export type ResourceKind = 'anatomy' | 'template' | 'ordering';

/** A public PDF. */
export interface Resource {
  /** Its name in the URL and when saved. */
  readonly file: string;
  readonly title: string;
  /** Its content in a sentence. */
  readonly description: string;
  readonly kind: ResourceKind;
  readonly pages: number;
}

/** Every public PDF, in the order of the list (spec 2.26). */
export const resources = [
  {
    file: 'facial-layers-and-fat-compartments.pdf',
    title: 'Facial layers and fat compartments',
    description:
      'The five layers of the face and temple, the superficial and deep fat compartments, and the ligaments between them.',
    kind: 'anatomy',
    pages: 3,
  },
  {
    file: 'facial-vessels-and-nerves.pdf',
    title: 'Facial vessels and nerves',
    description:
      'Where the arteries, veins and nerves of the face run and how deep, and what makes a danger zone of a region.',
    kind: 'anatomy',
    pages: 4,
  },
  {
    file: 'facial-muscles.pdf',
    title: 'Facial muscles',
    description:
      'The muscles of expression and of chewing with origin, insertion and action, and what toxin reaches by mistake.',
    kind: 'anatomy',
    pages: 3,
  },
  {
    file: 'prescription-template.pdf',
    title: 'Prescription template',
    description: 'A private prescription on one A4 page, to be filled in and signed by hand.',
    kind: 'template',
    pages: 1,
  },
  {
    file: 'how-to-order-as-a-prescriber.pdf',
    title: 'How to order as a prescriber',
    description: 'From the application to the parcel, and how you sign for your practitioners.',
    kind: 'ordering',
    pages: 2,
  },
  {
    file: 'how-to-order-as-a-practitioner.pdf',
    title: 'How to order as a practitioner',
    description: 'From the application to the parcel, with prescriptions by a prescriber.',
    kind: 'ordering',
    pages: 2,
  },
] as const satisfies readonly Resource[];

/** The file name of a public PDF. */
export type ResourceFile = (typeof resources)[number]['file'];
