import type { FilterGroup, FilterOption } from '@formulary/rules/catalogue/listing/filterGroups';
import { productsFound } from '@formulary/rules/head/productsTitle';
import { FilterPanel } from '@formulary/ui/pieces/catalogue/listing/FilterPanel';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Drawer } from '@formulary/ui/primitives/overlays/Drawer';

interface FilterDrawerProps {
  readonly isOpen: boolean;
  readonly groups: readonly FilterGroup[];
  readonly count: number;
  readonly onToggle: (option: FilterOption) => void;
  readonly onClose: () => void;
}

/** Shows the filters in a drawer, where they do not fit beside the list. */
export function FilterDrawer({ isOpen, groups, count, onToggle, onClose }: FilterDrawerProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Filters"
      actions={
        <Button variant="primary" onClick={onClose}>
          {`Show ${productsFound(count)}`}
        </Button>
      }
    >
      <FilterPanel groups={groups} onToggle={onToggle} />
    </Drawer>
  );
}
