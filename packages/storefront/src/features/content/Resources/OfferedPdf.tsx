import { getResource } from '@formulary/rules/calls/contentCalls';
import { resourceBytes } from '@formulary/rules/content/resourceBytes';
import type { resources } from '@formulary/rules/content/resources';
import { ResourceCard } from '@formulary/ui/pieces/content/ResourceCard';
import { paths } from '../../../lib/screen/paths.ts';
import { firstPageOf } from './firstPageOf.ts';
import { useDownload } from '../../../lib/screen/useDownload.ts';

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
