declare module '*?inline-script' {
  /** The file as one minified classic script (src/integrations/inline-scripts.ts). */
  const code: string;
  export default code;
}

declare namespace astroHTML.JSX {
  interface VideoHTMLAttributes {
    /** In Chromium from 148 on, for the poster too; other browsers load that with the page. */
    loading?: 'eager' | 'lazy';
  }
}
