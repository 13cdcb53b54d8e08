/** Returns a text without clause references: '(spec 2.16)', '(spec 5.3, readings R4 and R5)'. */
export function withoutClauses(text: string): string {
  return text.replaceAll(/\s*\((?:spec|readings?)\b[^)]*\)/g, '');
}
