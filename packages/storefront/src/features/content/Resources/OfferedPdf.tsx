import type { ResourceFile, resources } from '@formulary/rules/content/resources';
import layers from './firstPages/facial-layers-and-fat-compartments.webp';
import muscles from './firstPages/facial-muscles.webp';
import vessels from './firstPages/facial-vessels-and-nerves.webp';
import template from './firstPages/prescription-template.webp';
import { getResource } from '@formulary/rules/calls/contentCalls';
import { resourceBytes } from '@formulary/rules/content/resourceBytes';
import { ResourceCard } from '@formulary/ui/pieces/content/ResourceCard';
import { paths } from '../../../lib/screen/paths.ts';
import { useDownload } from '../../../lib/screen/useDownload.ts';

/** Pictures of the first page of each PDF with a card. */
const firstPageOf: Readonly<Partial<Record<ResourceFile, string>>> = {
  'facial-layers-and-fat-compartments.pdf': layers,
  'facial-vessels-and-nerves.pdf': vessels,
  'facial-muscles.pdf': muscles,
  'prescription-template.pdf': template,
};

interface OfferedPdfProps {
  readonly resource: (typeof resources)[number];
}

/** Shows one PDF with its download. */
export function OfferedPdf({ resource }: OfferedPdfProps) {
  const { file, title, description, pages } = resource;
  const { state, start, cancel } = useDownload(getResource, { params: { file } }, file);
  return (
    <ResourceCard
      title={title}
      description={description}
      pages={pages}
      bytes={resourceBytes[file]}
      picture={firstPageOf[file]}
      href={paths.resource(file)}
      download={state}
      onDownload={start}
      onCancel={cancel}
    />
  );
}
