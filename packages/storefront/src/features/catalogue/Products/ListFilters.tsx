import { filterGroups } from '@formulary/rules/catalogue/listing/filterGroups';
import { FilterPanel } from '@formulary/ui/pieces/catalogue/FilterPanel';
import type { ListToolsProps } from './ListToolsProps.ts';

/** What a list can be narrowed by, where it has room beside the list. */
export function ListFilters({ listing, facets, categories, onChange }: ListToolsProps) {
  const groups = filterGroups(listing, facets, categories);
  return <FilterPanel groups={groups} onToggle={({ next }) => onChange(next)} />;
}
