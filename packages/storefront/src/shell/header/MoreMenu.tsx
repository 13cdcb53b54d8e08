import { MenuLinks } from '@formulary/ui/pieces/chrome/MenuLinks';
import { moreLinks } from './moreLinks.ts';

/** Shows the More menu: the two ordering guides, in new tabs, and every page of the shop (spec 2.26, 2.27). */
export function MoreMenu() {
  return <MenuLinks links={moreLinks} />;
}
