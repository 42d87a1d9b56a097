import { createHash } from 'node:crypto';
import { escaped } from './markup.ts';

/** Old browsers show these pages too, so this is limited to CSS that they support. */
const style = `
:root{color-scheme:light dark}
body{margin:0;font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;
background:#f6f8fb;color:#1d2733}
header{padding:1rem;border-bottom:1px solid #e2e8ee;background:#fff;font-weight:700}
main{max-width:40rem;box-sizing:border-box;margin:0 auto;padding:3rem 1.25rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.25;text-wrap:balance}
p,ul{margin:0 0 1rem}
ul{padding-left:1.25rem}
dl{margin:0 0 1.5rem;border-top:1px solid #e2e8ee}
dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.5rem 0;border-bottom:1px solid #e2e8ee}
dt{min-width:12rem;font-weight:600}
dd{margin:0;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:10px;background:#0b5f6b;color:#fff;font:inherit;
font-weight:600;cursor:pointer}
a{color:#0b5f6b}
:focus-visible{outline:2px solid #0b5f6b;outline-offset:2px}
@media (prefers-color-scheme:dark){
body{background:#11181d;color:#e4ebf0}
header{background:#182127}
header,dl,dl div{border-color:#34424c}
a{color:#79c2c9}
:focus-visible{outline-color:#79c2c9}
}
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Headers of a plain page: it runs nothing, and loads only the icon. */
export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
};

/** A page of the origin itself, without scripts; `content` is HTML. */
export const plainPage = (title: string, productName: string, content: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${escaped(productName)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header>${escaped(productName)}</header>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`;
