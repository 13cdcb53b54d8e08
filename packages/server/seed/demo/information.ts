interface InformationParts {
  readonly composition: string;
  readonly pack: string;
  readonly storage: string;
  readonly legal: string;
  readonly shelfLife: string;
  readonly supply?: string;
}

/** Formats a product's additional information, one short paragraph per heading, in a fixed order. */
export function information(parts: InformationParts): string {
  return [
    `Composition: ${parts.composition}`,
    `Pack: ${parts.pack}`,
    `Storage: ${parts.storage}`,
    `Legal category: ${parts.legal}`,
    `Shelf life: ${parts.shelfLife}`,
    ...(parts.supply === undefined ? [] : [`Supply: ${parts.supply}`]),
  ].join('\n\n');
}
