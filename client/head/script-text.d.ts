/** A script for the head, built to one line (vite/script-text.ts). Constant, so that its hash can stand in the policy. */
declare module '*?script' {
  const text: string;
  export default text;
}
