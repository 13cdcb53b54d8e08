/** The text of PDF objects with the hexadecimal escapes of names resolved: `/J#61vaScript` is `/JavaScript`. */
export function unescapedNames(objects: string): string {
  return objects.replaceAll(/#([0-9A-Fa-f]{2})/g, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
