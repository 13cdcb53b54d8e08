import type { ResourceFile } from '@formulary/rules/content/resources';
import layers from './firstPages/facial-layers-and-fat-compartments.webp';
import muscles from './firstPages/facial-muscles.webp';
import vessels from './firstPages/facial-vessels-and-nerves.webp';
import template from './firstPages/prescription-template.webp';

/** Pictures of the first page of each PDF with a card. */
export const firstPageOf: Readonly<Partial<Record<ResourceFile, string>>> = {
  'facial-layers-and-fat-compartments.pdf': layers,
  'facial-vessels-and-nerves.pdf': vessels,
  'facial-muscles.pdf': muscles,
  'prescription-template.pdf': template,
};
