import { cleanRichText } from './rich-text.ts';

const elements = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'form',
  'input',
  'button',
  'textarea',
  'select',
  'video',
  'audio',
  'img',
  'link',
  'meta',
  'base',
  'template',
  'noscript',
  'frame',
  'frameset',
  'marquee',
  'details',
  'dialog',
  'h1',
  'div',
  'span',
  'table',
  'xmp',
  'plaintext',
  'noembed',
  'custom-element',
];
const handlers = [
  'onclick',
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onpointerrawupdate',
  'onanimationstart',
  'style',
  'class',
  'id',
  'name',
  'srcdoc',
  'formaction',
  'data-x',
  'is',
  'slot',
];
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  'file:///etc/passwd',
  'blob:x',
  'jav&#x09;ascript:alert(1)',
  '\u0001javascript:alert(1)',
];
const broken = [
  '<img src=x onerror=alert(1)//',
  '<<script>alert(1)//<</script>',
  '<p title="</p><script>alert(1)</script>">x',
  '<svg><style><img src=x onerror=alert(1)>',
  '<math><mtext></p><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p/onclick=alert(1)>x',
  '<a href="x"onclick=alert(1)>y</a>',
  '</p><script x>alert(1)</script >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<textarea/><img src=x onerror=alert(1)></textarea/>',
  '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
  '<option>&lt;img src=x onerror=alert(1)&gt;</option>',
  '<svg><a><animate attributeName="href" values="#safe;javascript:alert(1)"></a></svg>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<div><noscript></div><img src=x onerror=alert(1)></noscript>',
  '<iframe>'.repeat(12),
];

const corpus = [
  ...elements.map((name) => `<${name} src="x" onload="alert(1)">alert(1)</${name}>`),
  ...handlers.map((name) => `<p ${name}="alert(1)">texte</p>`),
  ...addresses.map((address) => `<a href="${address}">lien</a>`),
  ...broken,
];

const tag = /<\/?([a-z][\w-]*)([^>]*)>/gi;
const allowed = /^(p|br|ul|ol|li|strong|em|b|i|u|a)$/;
const attributes = /^$|^ \/$|^( href="(https?:\/\/|mailto:)[^"]*")? rel="noopener noreferrer nofollow"$/;

it('contains at least 60 hostile texts', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(60);
});

it.each(corpus)('leaves only the allowed elements of %s', (html) => {
  const clean = cleanRichText(html);
  for (const [, name = '', rest = ''] of clean.matchAll(tag)) {
    expect(name).toMatch(allowed);
    expect(rest).toMatch(attributes);
  }
  expect(clean.replace(tag, '')).not.toMatch(/[<>]/);
  expect(cleanRichText(clean)).toBe(clean);
});

it('keeps what people write', () => {
  const text =
    '<p>Deux <strong>mots</strong>,<br><a href="https://exemple.test/a?b=1&amp;c=2">un lien</a></p><ul><li>et un point</li></ul>';
  expect(cleanRichText(text)).toBe(text.replace('">un', '" rel="noopener noreferrer nofollow">un'));
  expect(cleanRichText('<p>-</p>')).toBe('<p>-</p>');
});

it.each([
  [
    '<h3>Missions</h3><div>Ligne un</div><div>Ligne <b>deux</b></div>Fin',
    '<p>Missions</p><p>Ligne un</p><p>Ligne <b>deux</b></p><p>Fin</p>',
  ],
  [
    '<table><tr><th>Poste</th><th>An</th></tr><tr><td>Un</td><td>Deux</td></tr></table>',
    '<p>Poste · An</p><p>Un · Deux</p>',
  ],
  ['<menu><li><div>Un</div><h4>Deux</h4></menu>Fin', '<ul><li><p>Un</p><p>Deux</p></li></ul><p>Fin</p>'],
])('joins no blocks, cells or items of %s', (html, clean) => {
  expect(cleanRichText(html)).toBe(clean);
});
