declare module '*?inline-script' {
  /** The file as one minified classic script (src/build/inline-scripts.ts). */
  const code: string;
  export default code;
}
