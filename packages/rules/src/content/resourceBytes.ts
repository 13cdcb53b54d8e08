import type { ResourceFile } from './resources.ts';

/** How many bytes each PDF that the shop offers has; `npm run guides` writes them. */
export const resourceBytes: Readonly<Record<ResourceFile, number>> = {
  'facial-layers-and-fat-compartments.pdf': 214_205,
  'facial-vessels-and-nerves.pdf': 275_034,
  'facial-muscles.pdf': 191_034,
  'prescription-template.pdf': 28_683,
  'how-to-order-as-a-prescriber.pdf': 70_867,
  'how-to-order-as-a-practitioner.pdf': 67_236,
};
