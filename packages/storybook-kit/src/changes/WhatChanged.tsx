import { GuideBody, WholeWidth } from '../docs/GuideBody.tsx';
import { useStoryIndex } from '../overview/storyIndex.ts';
import { useThemeName } from '../toolbar/toolbar.ts';
import { ChangedStories } from './ChangedStories.tsx';
import { useChanges } from './useChanges.ts';

/** Shows what looks different since the last release, from Storybook's index and the pictures that the build wrote. */
export function WhatChanged() {
  const changes = useChanges();
  const entries = useStoryIndex();
  return (
    <GuideBody $theme={useThemeName()}>
      <WholeWidth />
      <div className="sb-unstyled">
        {changes !== undefined && entries && <ChangedStories changes={changes} entries={entries} />}
      </div>
    </GuideBody>
  );
}
