import { styled } from 'styled-components';

/** Breaks within itself only if it is longer than the line. */
const Part = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

/** Shows an email address, which breaks before its @ and not at a hyphen, where there is no room for all of it. */
export function EmailText({ children }: { readonly children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <span>
      <Part>{children.slice(0, at)}</Part>
      <wbr />
      <Part>{children.slice(at)}</Part>
    </span>
  );
}
