import { drawScreen } from './draw-screen.ts';

const [characterWidth, lineHeight, textHeight] = [10, 24, 20];

const numbers = (element: Element | null, name: string, usual: number[]): number[] =>
  element?.getAttribute(name)?.split(' ').map(Number) ?? usual;

/** Elements are at `data-box` (left, top, width, height); texts begin there and have `data-wrap` characters a line. */
function layOut(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left = 0, top = 0, width = 40, height = 10] = numbers(this, 'data-box', []);
    return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
  });
  // jsdom has no styles of pseudo-elements.
  const { getComputedStyle } = window;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => getComputedStyle(element));
  Range.prototype.getClientRects = function (this: Range) {
    const parent = this.startContainer.parentElement;
    const [left = 0, top = 0] = numbers(parent, 'data-box', []);
    const [wrap = 1000] = numbers(parent, 'data-wrap', []);
    const rects = new Map<number, DOMRect>();
    for (let at = this.startOffset; at < this.endOffset; at += 1) {
      const line = Math.floor(at / wrap);
      const x = left + (at % wrap) * characterWidth;
      const y = top + line * lineHeight;
      const from = Math.min(rects.get(line)?.left ?? x, x);
      const right = x + characterWidth;
      const box = { left: from, right, top: y, bottom: y + textHeight };
      rects.set(line, { ...box, width: right - from, height: textHeight } as DOMRect);
    }
    return [...rects.values()] as unknown as DOMRectList;
  };
}

function drawn(html: string, styles = '') {
  document.head.innerHTML = `<style>${styles}</style>`;
  document.body.innerHTML = `<div id="root">${html}</div>`;
  for (const image of document.images) Object.defineProperty(image, 'naturalWidth', { value: 10 });
  const { html: markup, style } = drawScreen(document.getElementById('root') as HTMLElement);
  const rules = new Map(
    [...style.matchAll(/\.(az-\d+)\{([^}]*)\}/g)].map(([, name = '', rule = '']) => [name, rule]),
  );
  const screen = document.createElement('div');
  screen.innerHTML = markup;
  /** The declarations for an element of the screen. */
  const of = (selector: string) =>
    [...(screen.querySelector(selector)?.classList ?? [])].map((name) => rules.get(name)).join(';');
  return { markup, style, screen, of, text: screen.textContent };
}

const namesOnly = (markup: string) => markup.replace(/ class="[^"]*"/g, '');

beforeEach(() => {
  layOut();
  document.documentElement.lang = 'fr';
});

test('a text is drawn at its place, with its looks and its language', () => {
  const { markup, of } = drawn(
    '<h2 id="a" data-box="30 60" style="color: rgb(1, 2, 3); font-size: 16px" lang="en">My &lt;feed&gt;</h2>',
  );
  expect(namesOnly(markup)).toBe('<span lang="en">My &lt;feed&gt;</span>');
  expect(of('span')).toMatch(
    /^left:30px;top:60px;width:90px;height:20px;font:.*16px\/20\.00px.*;color:rgb\(1, 2, 3\)/,
  );
});

test('lines at equal distances are one block, also of a word that is divided', () => {
  const { markup, of } = drawn('<p data-box="0 100" data-wrap="6">Nous Mboumba</p>');
  expect(namesOnly(markup)).toBe('<span>Nous M\nboumba</span>');
  expect(of('span')).toContain('left:0px;top:98px;width:60px;height:48px');
  expect(of('span')).toContain('/24.00px');
});

test('of a text that is cut the lines in sight are drawn, with three dots', () => {
  const style = 'overflow: hidden; text-overflow: ellipsis';
  const { markup } = drawn(`<p data-box="0 0 50 50" data-wrap="4" style="${style}">abc def ghi jkl</p>`);
  expect(namesOnly(markup)).toBe('<span>abc</span><span>def…</span>');
});

test('what is below the window is not drawn', () => {
  expect(
    drawn('<p data-box="0 760">A</p><p data-box="0 770">B</p><b data-box="0 900"><i>C</i></b>').text,
  ).toBe('A');
});

test.each<[string, string]>([
  ['scripts, styles and templates', '<script>x()</script><style>p{}</style><template>t</template>'],
  [
    'hidden elements',
    '<p style="display: none">a</p><p style="visibility: hidden">b</p><p style="opacity: 0">c</p>',
  ],
  [
    'messages, dialogs, tooltips and announcements',
    '<p role="alert">a</p><p role="status">b</p><div role="dialog">c</div><div role="tooltip">d</div><p aria-live="polite">e</p><dialog open>f</dialog>',
  ],
  ['marked elements', '<p data-az-keep="no">a <b>b</b></p>'],
  ['messages of a conversation', '<div role="log"><p>a</p></div>'],
  [
    'what is being written',
    '<textarea>a</textarea><div contenteditable="">b</div><input value="c" placeholder="d">',
  ],
  ['choices', '<select><option>a</option></select>'],
  ['addresses of people', '<a href="mailto:a@example.com">a</a><a href="tel:+1">b</a>'],
  [
    'pictures of other origins, of code, and large ones',
    `<img src="https://example.com/a.jpg" alt="a"><img src="blob:x" alt="b"><img src="data:image/png;base64,${'A'.repeat(9000)}" alt="c">`,
  ],
])('%s are not drawn', (_, html) => {
  const { text, screen } = drawn(html);
  expect(text).toBe('');
  expect(screen.querySelector('img, a')).toBeNull();
});

test('links lead to pages of this origin only', () => {
  const { markup } = drawn(
    '<a href="/blogs?a=1&amp;b#c" aria-label="News" onclick="x()">A</a><a href="https://example.com/">B</a><a href="javascript:x()">C</a>',
  );
  expect(namesOnly(markup)).toBe(
    '<a href="/blogs?a=1&amp;b#c" aria-label="News"><span>A</span></a><span>B</span><span>C</span>',
  );
});

test('what is in a link has its place in the link', () => {
  const { of } = drawn('<a data-box="10 20 60 40" href="/blogs"><b data-box="15 30 9 9">A</b></a>');
  expect(of('a')).toBe('left:10px;top:20px;width:60px;height:40px');
  expect(of('a > span')).toMatch(/^left:5px;top:10px;/);
});

test('a box is drawn with what it paints, without addresses', () => {
  const { of } = drawn(
    '<p data-box="1 2 30 40" style="background: rgb(9, 9, 9) url(/secret.png); border-radius: 8px; border: 1px solid rgb(1, 1, 1)"></p>',
  );
  expect(of('i')).toMatch(
    /^left:1px;top:2px;width:30px;height:40px;.*background-color:rgb\(9, 9, 9\);border-radius:8px/,
  );
  expect(of('i')).not.toContain('url');
});

test('a picture is in the frames that cut it', () => {
  const { screen, of } = drawn(
    '<div data-box="0 0 50 50" style="overflow: hidden; border-radius: 50%"><img data-box="0 0 50 50" src="/a.jpg" alt="A"></div>',
  );
  expect(of('i')).toContain('overflow:hidden;border-radius:50%');
  expect(screen.querySelector('i > img')?.getAttribute('src')).toBe('/a.jpg');
  const { screen: within } = drawn(
    '<div data-box="0 0 50 50" style="overflow: hidden"><img data-box="5 5 9 9" src="/a.jpg" alt=""></div>',
  );
  expect(within.querySelector('i')).toBeNull();
});

test('a small picture in the page is drawn once for all its places', () => {
  const image = '<img src="data:image/png;base64,AAAA" alt="">';
  const { style } = drawn(image + image);
  expect(style.match(/data:image/g)).toHaveLength(1);
});

test('a copy is drawn instead of its picture', () => {
  document.body.innerHTML = '<div id="root"><img src="/a.jpg" alt="A"></div>';
  const [image] = document.images;
  if (!image) throw new Error('no picture');
  Object.defineProperty(image, 'naturalWidth', { value: 10 });
  const copies = new Map([[image, 'data:image/webp;base64,AAAA']]);
  const { html } = drawScreen(document.body, copies);
  expect(html).toMatch(/^<img class="[^"]+" alt="A" decoding="sync" src="data:image\/webp;base64,AAAA">$/);
});

test('no box is smaller than on the page, where it is a multiple of 64ths of a pixel', () => {
  // Browsers round 95.78px down to 95.765625px.
  expect(drawn('<img data-box="0 0 95.78125 95.796875" src="/a.jpg" alt="">').of('img')).toContain(
    'width:95.79px;height:95.8px',
  );
});

test('an empty field shows its hint', () => {
  expect(drawn('<input placeholder="Rechercher">').text).toBe('Rechercher');
});

test('an icon has its shapes and colours, and nothing else', () => {
  const { markup } = drawn(
    '<svg viewBox="0 0 9 9" onload="x()" class="c"><title>t</title><path d="M0 0" onclick="x()" style="fill: url(#g)"/><use href="#a"/><foreignObject>b</foreignObject></svg>',
  );
  expect(markup).toContain('viewBox="0 0 9 9"');
  expect(namesOnly(markup)).toMatch(
    /^<svg viewBox="0 0 9 9"><path d="M0 0"(?: fill="none")?><\/path><\/svg>$/,
  );
});

test('no text can end the style sheet', () => {
  expect(drawn(`<p style="font-family: '</style><b>'">A</p>`).style).not.toContain('<');
});

test('it is shown in a window of the same width and with the same theme only', () => {
  document.documentElement.dataset.bsTheme = 'dark';
  const { style } = drawn('A');
  expect(style).toContain('@media (max-width:1023.5px),(min-width:1024.5px){#az-first{display:none}');
  expect(style).toContain('html:not([data-bs-theme="dark"]) #az-first{display:none}');
});
