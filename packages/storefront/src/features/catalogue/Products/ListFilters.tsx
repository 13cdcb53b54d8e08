import { filterGroups } from '@formulary/rules/catalogue/listing/filterGroups';
import { FilterPanel } from '@formulary/ui/pieces/catalogue/listing/FilterPanel';
import type { ListToolsProps } from './ListControls.tsx';

/** Shows the filters beside the list, where they fit. */
export function ListFilters({ listing, facets, categories, onChange }: ListToolsProps) {
  const groups = filterGroups(listing, facets, categories);
  return <FilterPanel groups={groups} onToggle={({ next }) => onChange(next)} />;
}
