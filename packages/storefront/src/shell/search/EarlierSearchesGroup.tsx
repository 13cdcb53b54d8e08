import { EarlierSearches } from '@formulary/ui/pieces/chrome/EarlierSearches';
import { useEffect, useReducer } from 'react';
import { paths } from '../../lib/screen/paths.ts';
import { earlierSearches } from './earlierSearches.ts';
import { forgetSearches } from './forgetSearches.ts';

/** Shows the searches of this tab, until they are cleared. */
export function EarlierSearchesGroup() {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => earlierSearches.listen(showAgain), []);
  return (
    <EarlierSearches
      // Read on every render: a search that is reopened while it closes has one more entry.
      terms={earlierSearches.list()}
      searchHref={(search) => paths.products({ search })}
      onForget={() => {
        forgetSearches();
        showAgain();
      }}
    />
  );
}
