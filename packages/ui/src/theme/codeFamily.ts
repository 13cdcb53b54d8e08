/**
 * The font of hashes and codes, in which no sign is taken for another. Apart from the tokens, which every page loads: the
 * browser fetches it where a hash is shown.
 */
export const codeFamily = "'Atkinson Hyperlegible Mono Variable', ui-monospace, monospace";
