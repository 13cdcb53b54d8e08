/** What a layer is made of, which decides how it is drawn. */
export type Tissue = 'skin' | 'fat' | 'deepFat' | 'muscle' | 'loose' | 'fascia' | 'bone';

/** A layer of a section, from the surface down. */
export interface Band {
  readonly tissue: Tissue;
  readonly height: number;
}
