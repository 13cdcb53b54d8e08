/** Minifies the styles of components. Names stay with `nameStyles`, whose class names are shorter. */
export const minifiedStyles = {
  plugins: {
    styledComponents: { minify: true, ssr: false, displayName: false, fileName: false },
  },
};
