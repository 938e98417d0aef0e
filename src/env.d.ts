declare module '*?inline-script' {
  /** The file as one minified classic script (src/integrations/inline-scripts.ts). */
  const code: string;
  export default code;
}
