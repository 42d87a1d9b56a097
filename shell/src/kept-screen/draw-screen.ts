import { drawingMarkup } from './drawing.ts';
import { type Box, type Clip, type Corner, cuts, intersection, isSeen, placed } from './geometry.ts';
import { elementMarkup, escaped } from './markup.ts';
import { boxPaint, radiusOf, textPaint } from './paint.ts';
import { noCopies, type PictureCopies } from './picture-copies.ts';
import type { KeptScreen } from './screen-record.ts';
import { textBlocks } from './text-lines.ts';

/** Elements that are not drawn. */
const undrawn =
  'script,style,link,template,noscript,[role=alert],[role=status],[role=dialog],[role=tooltip],[aria-live]:not([aria-live=off],[role=log]),dialog,[popover]';

/** Elements of which only the box is drawn: marked ones (host contract), typed texts, messages, and addresses of people. */
const emptied =
  '[data-az-keep=no],[contenteditable]:not([contenteditable=false]),[role=log],a[href^="mailto:"],a[href^="tel:"],' +
  'input,textarea,select,canvas,video,audio,iframe,object,embed';

/** Longest picture that is in the page itself, in characters. */
const maxOwnPicture = 8 * 1024;

/** What applies to an element because of the elements around it. */
type Around = { origin: Corner; clip: Clip; opacity: number; isUnderlined: boolean; lang: string };

/** The path of a link within this origin; null for any other. */
function ownPath(link: HTMLAnchorElement): string | null {
  const { origin, protocol, pathname, search, hash } = link;
  const isOwn = origin === location.origin && protocol === location.protocol && link.hasAttribute('href');
  return isOwn ? pathname + search + hash : null;
}

/** The path of a picture of this origin; null for any other. */
const picturePath = (address: string): string | null =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : null;

/** A picture that is in the page itself, as the address in a style sheet; null for any other, and for a large one. */
const ownPicture = (address: string): string | null =>
  /^data:image\/[\w+.-]+;base64,[\w+/=]+$/.test(address) && address.length <= maxOwnPicture
    ? `url(${address})`
    : null;

class ScreenDrawing {
  /** A class for each list of declarations, because the page's policy refuses styles in attributes. */
  private readonly classes = new Map<string, string>();
  private readonly pageLanguage = document.documentElement.lang;

  constructor(private readonly copies: PictureCopies) {}

  get rules(): string[] {
    return [...this.classes].map(([declarations, name]) => `.${name}{${declarations}}`);
  }

  contentOf(parent: Element, around: Around): string {
    const style = getComputedStyle(parent);
    let html = '';
    for (const child of parent.childNodes) {
      if (child instanceof Text) html += this.text(child, style, around);
      else if (child instanceof Element) html += this.element(child, around);
    }
    return html;
  }

  private element(element: Element, around: Around): string {
    if (element.matches(undrawn)) return '';
    const style = getComputedStyle(element);
    const opacity = around.opacity * Number(style.opacity || 1);
    if (style.display === 'none' || opacity === 0) return '';
    const hasBox = style.display !== 'contents';
    const box = element.getBoundingClientRect();
    // What is out of sight at the bottom has nothing in sight, unless it has no place of its own.
    if (hasBox && box.height > 0 && box.top >= innerHeight && style.position !== 'fixed') return '';
    const inside = this.inside(element, style, { ...around, opacity });
    const html = hasBox && style.visibility === 'visible' ? this.painted(element, style, box, inside) : '';
    if (element.matches(emptied) || element.shadowRoot || /^(?:img|svg)$/.test(element.localName))
      return html;
    const clips = hasBox && !/^visible/.test(style.overflow || 'visible');
    const clip = clips ? this.clipped(around.clip, box, style) : around.clip;
    const path = element instanceof HTMLAnchorElement ? ownPath(element) : null;
    if (path === null) return html + this.contentOf(element, { ...inside, clip });
    const content = this.contentOf(element, { ...inside, clip, origin: box });
    return content && html + this.link(element, path, placed(box, around.origin), content);
  }

  private inside(element: Element, style: CSSStyleDeclaration, around: Around): Around {
    const line = style.getPropertyValue('text-decoration-line');
    return {
      ...around,
      isUnderlined:
        line.includes('underline') || (around.isUnderlined && /^inline$|contents/.test(style.display)),
      lang: element.getAttribute('lang') ?? around.lang,
    };
  }

  private clipped({ seen, frames }: Clip, outer: Box, style: CSSStyleDeclaration): Clip {
    const border = (side: string) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0;
    const box = {
      left: outer.left + border('left'),
      top: outer.top + border('top'),
      right: outer.right - border('right'),
      bottom: outer.bottom - border('bottom'),
    };
    const hasDots =
      style.textOverflow === 'ellipsis' || /[1-9]/.test(style.getPropertyValue('-webkit-line-clamp'));
    return { seen: intersection(seen, box), frames: [...frames, { box, radius: radiusOf(style) }], hasDots };
  }

  private painted(element: Element, style: CSSStyleDeclaration, box: Box, around: Around): string {
    const { clip, opacity, origin } = around;
    if (!isSeen(intersection(box, clip.seen))) return '';
    const faded = opacity < 1 ? [`opacity:${opacity}`] : [];
    const paint = boxPaint(style);
    let html = '';
    if (paint.length > 0)
      html = this.framed(box, around, (place) =>
        elementMarkup('i', [this.look(place, [...paint, ...faded])], ''),
      );
    if (element instanceof HTMLImageElement)
      html += this.framed(box, around, (place) => this.picture(element, style, place, faded));
    else if (element.localName === 'svg')
      html += this.framed(box, around, (place) => drawingMarkup(element, this.names(place, faded)));
    else if (element.matches('input,textarea'))
      html += this.hint(element as HTMLInputElement, style, box, origin);
    return html;
  }

  /** What `draw` draws at a place, within the frames that cut it. */
  private framed(box: Box, { clip: { frames }, origin }: Around, draw: (place: string) => string): string {
    const cutting = frames.filter((frame) => cuts(frame, box));
    const drawn = draw(placed(box, cutting.at(-1)?.box ?? origin));
    if (drawn === '') return '';
    return cutting.reduceRight((html, { box: own, radius }, index) => {
      const look = ['overflow:hidden', ...(radius ? [`border-radius:${radius}`] : [])];
      return elementMarkup('i', [this.look(placed(own, cutting[index - 1]?.box ?? origin), look)], html);
    }, drawn);
  }

  private picture(
    image: HTMLImageElement,
    style: CSSStyleDeclaration,
    place: string,
    faded: string[],
  ): string {
    if (image.naturalWidth === 0) return '';
    const address = image.currentSrc || image.src;
    const get = (name: string) => style.getPropertyValue(name);
    const radius = radiusOf(style);
    const looks = [...(radius ? [`border-radius:${radius}`] : []), ...faded];
    const inPage = ownPicture(address);
    if (inPage) {
      const look = [
        `background:${inPage} ${get('object-position')}/${get('object-fit')} no-repeat`,
        ...looks,
      ];
      return elementMarkup('i', [this.look(place, look)], '');
    }
    const shown = this.copies.get(image) ?? picturePath(address);
    if (shown === null) return '';
    const fit = ['object-fit', 'object-position'].map((name) => `${name}:${get(name)}`);
    const look = this.look(place, [...fit, ...looks]);
    return elementMarkup('img', [look, ['alt', image.alt], ['decoding', 'sync'], ['src', shown]], '');
  }

  /** The text that an empty field shows. */
  private hint(
    field: HTMLInputElement | HTMLTextAreaElement,
    style: CSSStyleDeclaration,
    box: Box,
    origin: Corner,
  ): string {
    if (!field.placeholder || field.value) return '';
    const [left, top] = ['left', 'top'].map(
      (side) =>
        (Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0) +
        (Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0),
    ) as [number, number];
    const isLine = field instanceof HTMLInputElement;
    const lineHeight = isLine ? box.bottom - box.top : Number.parseFloat(style.lineHeight) || 24;
    const place = {
      ...box,
      left: box.left + left,
      top: box.top + (isLine ? 0 : top),
      right: box.right,
      bottom: box.bottom,
    };
    const { color } = getComputedStyle(field, '::placeholder');
    const paint = [...textPaint(style, lineHeight), ...(color ? [`color:${color}`] : []), 'overflow:hidden'];
    return elementMarkup('span', [this.look(placed(place, origin), paint)], escaped(field.placeholder));
  }

  private text(text: Text, style: CSSStyleDeclaration, around: Around): string {
    if (text.data.trim() === '' || style.visibility !== 'visible') return '';
    const { origin, clip, opacity, isUnderlined, lang } = around;
    const looks = [
      ...(isUnderlined ? ['text-decoration:underline'] : []),
      ...(opacity < 1 ? [`opacity:${opacity}`] : []),
    ];
    const language: [string, string][] = lang && lang !== this.pageLanguage ? [['lang', lang]] : [];
    return textBlocks(text, clip, style.whiteSpace === 'nowrap')
      .map(({ lines, box, lineHeight, isCut }) => {
        // A little wider, so that a text that just fits is not cut because of rounding.
        const place = placed(isCut ? { ...box, right: clip.seen.right + 0.5 } : box, origin);
        const cut = isCut ? ['overflow:hidden', ...(clip.hasDots ? ['text-overflow:ellipsis'] : [])] : [];
        const words = lines.join('\n') + (isCut && clip.hasDots && box.right < clip.seen.right ? '…' : '');
        const look = this.look(place, [...textPaint(style, lineHeight), ...looks, ...cut]);
        return elementMarkup('span', [look, ...language], escaped(words));
      })
      .join('');
  }

  /** Links stay links. Their whole box can be pressed, and shows the focus. */
  private link(link: Element, path: string, place: string, content: string): string {
    const name = link.getAttribute('aria-label');
    const naming = name ? [['aria-label', name] as const] : [];
    return elementMarkup('a', [['href', path], this.look(place, []), ...naming], content);
  }

  private look(place: string, paint: string[]): [name: string, value: string] {
    return ['class', this.names(place, paint)];
  }

  private names(place: string, paint: string[]): string {
    return [place, paint.join(';')]
      .filter(Boolean)
      .map((declarations) => {
        const name = this.classes.get(declarations) ?? `az-${this.classes.size}`;
        this.classes.set(declarations, name);
        return name;
      })
      .join(' ');
  }
}

/** Everything is at a place of its own, in the order of painting, and nothing but links can be pressed. */
const inert =
  '#az-first *{position:absolute;box-sizing:border-box;max-width:none;margin:0;white-space:pre;pointer-events:none}#az-first a,#az-first a *{pointer-events:auto}';

/** The screen is above the page, so that neither is laid out again because of the other. */
const above = (): string =>
  `#az-first{position:fixed;inset:0;overflow:hidden;contain:strict;background:${getComputedStyle(document.body).backgroundColor}}`;

const unseen =
  '#az-first{display:none}#az-first+#az-splash{inset:0}#az-first+#az-splash #az-splash-mark{display:block}';

/** Rules that show the splash instead, in a window of another width or with another theme. */
function onlyHere(): string[] {
  const theme = document.documentElement.dataset.bsTheme ?? '';
  return [
    `@media (max-width:${innerWidth - 0.5}px),(min-width:${innerWidth + 0.5}px){${unseen}}`,
    unseen.replace(/#az-first(?=[{+])/g, `html:not([data-bs-theme="${CSS.escape(theme)}"]) #az-first`),
  ];
}

/**
 * A drawing of what an element shows in the window: boxes, lines of text, pictures of this origin and icons, each at its
 * place, and its links. It needs no style sheet of the page. Nothing else of the page's markup is in it. `copies` are drawn
 * instead of their pictures.
 */
export function drawScreen(root: Element, copies = noCopies): KeptScreen {
  const drawing = new ScreenDrawing(copies);
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const clip = { seen, frames: [], hasDots: false };
  const { lang } = document.documentElement;
  const html = drawing.contentOf(root, { origin: seen, clip, opacity: 1, isUnderlined: false, lang });
  const rules = [inert, ...drawing.rules, above(), ...onlyHere()];
  return { style: rules.join('').replaceAll('<', '\\3c '), html };
}
