const call = 'top.__ran=(top.__ran||0)+1';

/** HTML that runs a script when it is rendered, or when a link in it is pressed. */
const bodies = [
  `<script>${call}</script>`,
  `<img src=x onerror="${call}">`,
  `<svg onload="${call}"></svg>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin="${call}" attributeName=x dur=1s></svg>`,
  `<math><mi xlink:href="javascript:${call}">x</mi></math>`,
  `<iframe src="javascript:${call}"></iframe>`,
  `<iframe srcdoc="<script>${call}</script>"></iframe>`,
  `<object data="javascript:${call}"></object>`,
  `<embed src="javascript:${call}">`,
  `<video autoplay><source src=x onerror="${call}"></video>`,
  `<audio src=x onerror="${call}"></audio>`,
  `<details open ontoggle="${call}">x</details>`,
  `<input autofocus onfocus="${call}">`,
  `<body onload="${call}">`,
  `<style>@import 'javascript:${call}';p{color:red}</style>`,
  `<link rel=stylesheet href="javascript:${call}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<base href="javascript:${call}//">`,
  `<form action="javascript:${call}"><button>x</button></form>`,
  `<a href="javascript:${call}">x</a>`,
  `<a href="data:text/html,<script>${call}</script>">x</a>`,
  `<p style="background:url(javascript:${call})" onclick="${call}">x</p>`,
  `<marquee onstart="${call}">x</marquee>`,
  `<template><script>${call}</script></template>`,
];

/** Encodings that hide a payload from filters that read text instead of structure. */
const disguises: ((body: string) => string)[] = [
  (body) => body,
  (body) => body.toUpperCase().replaceAll(call.toUpperCase(), call),
  (body) => `<p>Un texte ${body} autour</p>`,
  (body) => body.replaceAll('javascript:', '\tjava&#10;script&colon;'),
  (body) => body.replace('<', '<\0').replace('<\0', '</p><'),
  (body) => body.replace(/^<(\w+) /, '<$1/x="<p>"/').replaceAll('="top', '\n=\t"top'),
  (body) => `<noscript><p title="</noscript>${body.replaceAll('"', '&quot;')}"></noscript>${body}`,
  (body) => `<math><mtext><table><mglyph><style><!--</style>${body}</mglyph></table></mtext></math>${body}`,
  (body) => `<svg><p><style><a id="</style>${body}"></a></style></p></svg><!--><${body}-->`,
  (body) => `<p>${'<b><i>'.repeat(40)}${body}`,
];

/** Documents that must never run a script: every payload in every encoding that changes it. */
export const hostileDescriptions: string[] = [
  ...new Set(bodies.flatMap((body) => disguises.map((disguise) => disguise(body)))),
];
