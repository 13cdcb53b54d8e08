import { brand } from '@formulary/rules/brand/brand';
import { createContext } from 'react';

/** The brand that components state: the one of now, unless a preview of other settings is around them. */
export const BrandContext = createContext(brand);
