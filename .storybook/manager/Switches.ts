import { createElement, Fragment } from 'react';
import { Separator } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { hasViewport, switchesFor } from './switchesFor.ts';
import { ToolbarSwitch } from './ToolbarSwitch.ts';
import { ViewportSwitch } from './ViewportSwitch.ts';

/** Shows the toolbar switches that affect the current page. */
export function Switches() {
  const title = useStorybookApi().getCurrentStoryData()?.title ?? '';
  const { viewMode } = useStorybookState();
  return createElement(
    Fragment,
    undefined,
    createElement(Separator),
    hasViewport(title, viewMode) && createElement(ViewportSwitch),
    ...switchesFor(title).map((id) => createElement(ToolbarSwitch, { key: id, id })),
  );
}
