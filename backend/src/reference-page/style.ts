import { createHash } from 'node:crypto';

export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(#d0d7de, #3d444d); --soft: light-dark(#f3f5f7, #1b2128);
  --quiet: light-dark(#4f5b66, #a9b4bf); --accent: light-dark(#0b6477, #6fc7d8); }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 60rem; font: 16px/1.55 system-ui, sans-serif;
  color: light-dark(#16202a, #e6ebf0); background: light-dark(#fff, #11161c); }
h1 { font-size: 1.75rem; margin: 0 0 .25rem; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0; } h4 { font-size: .875rem; margin: 1rem 0 .25rem; color: var(--quiet); }
a { color: var(--accent); } p { margin: .25rem 0 1rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
nav ul { columns: 3 16rem; padding: 0; list-style: none; } nav li { break-inside: avoid; padding: .15rem 0; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; } nav code, h3 code { overflow-wrap: anywhere; }
button { font: inherit; padding: .5rem 1rem; }
section { border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: 0 0 1rem; }
section > p { color: var(--quiet); margin: .25rem 0 0; }
pre { background: var(--soft); border-radius: .375rem; padding: .75rem; margin: .25rem 0 0; overflow-x: auto; }
`;

const styleHash = createHash('sha256').update(referenceStyle).digest('base64');

/** Content security policy: nothing but this style may load or run on the reference page. */
export const referencePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`;

/** The same for a page with a form. */
export const formPolicy = referencePolicy.replace("form-action 'none'", "form-action 'self'");
