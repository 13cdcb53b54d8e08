/** Tissue of a layer, which decides its texture. */
export type Tissue = 'skin' | 'fat' | 'deepFat' | 'muscle' | 'loose' | 'fascia' | 'bone';

/** Layer of a section, from the surface down. */
export interface Band {
  readonly tissue: Tissue;
  readonly height: number;
}
