import { type ReactNode, useLayoutEffect } from 'react';
import { media } from '@formulary/theme/media';

function conditionOf(query: string): string {
  const style = document.createElement('style');
  style.append(`${query} {}`);
  document.head.append(style);
  const rule = style.sheet?.cssRules[0];
  style.remove();
  return rule instanceof CSSMediaRule ? rule.conditionText : '';
}

const mediaRules = (rules: CSSRuleList): readonly CSSMediaRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [rule, ...mediaRules(rule.cssRules)];
    return 'cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : [];
  });

function showWithoutScripts(): () => void {
  const shown = new Map([
    [conditionOf(media.scriptless), 'all'],
    [conditionOf(media.scripted), 'not all'],
  ]);
  const rules = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules));
  const changed = rules.flatMap((rule) => {
    const before = rule.conditionText;
    const after = shown.get(before);
    return after === undefined ? [] : [{ rule, before, after }];
  });
  for (const { rule, after } of changed) rule.media.mediaText = after;
  return () => {
    for (const { rule, before } of changed) rule.media.mediaText = before;
  };
}

/**
 * Shows its content as a browser without scripts does. Scripts cannot switch themselves off, so it applies the CSS
 * rules for such browsers to everybody while mounted.
 */
export function WithoutScripts({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(showWithoutScripts, []);
  return children;
}
