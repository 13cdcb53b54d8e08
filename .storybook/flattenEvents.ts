import { configure, getConfig } from 'storybook/test';

/**
 * An event that an effect causes, such as moving the focus to a new row, belongs to the event before it. Each in an `act` of
 * its own, React finds work left in the inner one and takes it for a component that suspended.
 */
export function flattenEvents(): void {
  const before = getConfig();
  let isInEvent = false;
  configure({
    eventWrapper: (dispatch) => {
      if (isInEvent) return dispatch();
      isInEvent = true;
      try {
        return before.eventWrapper(dispatch);
      } finally {
        isInEvent = false;
      }
    },
  });
}
