import { createElement, Fragment } from 'react';
import { Separator } from 'storybook/internal/components';
import { useStorybookApi } from 'storybook/manager-api';
import { switchesFor } from './switchesFor.ts';
import { ToolbarSwitch } from './ToolbarSwitch.ts';

/** Shows the toolbar switches that affect the current page. */
export function Switches() {
  const title = useStorybookApi().getCurrentStoryData()?.title ?? '';
  return createElement(
    Fragment,
    undefined,
    createElement(Separator),
    ...switchesFor(title).map((id) => createElement(ToolbarSwitch, { key: id, id })),
  );
}
