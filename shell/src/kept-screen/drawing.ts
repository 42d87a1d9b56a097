import { elementMarkup } from './markup.ts';

/** Elements of a drawing that are kept. */
const shapes = new Set('svg g path circle ellipse line polyline polygon rect'.split(' '));
/** Attributes that say where a shape is. None can name an address. */
const geometry = new Set(
  'viewBox preserveAspectRatio width height d cx cy r rx ry x y x1 y1 x2 y2 points transform'.split(' '),
);
/** Maximum number of shapes of a drawing: icons have a few. */
const maxShapes = 80;

/** How shapes are painted, with the initial values. */
const paints: Record<string, string> = {
  fill: 'rgb(0, 0, 0)',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'fill-rule': 'nonzero',
  'fill-opacity': '1',
  'stroke-opacity': '1',
};

type Attribute = [name: string, value: string];

function paintOf(shape: Element, inherited: Record<string, string>): Record<string, string> {
  const style = getComputedStyle(shape);
  const read = (name: string): string => {
    const value = style.getPropertyValue(name) || (inherited[name] ?? '');
    // Gradients have addresses.
    return /url\(/i.test(value) ? 'none' : value;
  };
  return Object.fromEntries(Object.keys(paints).map((name) => [name, read(name)]));
}

function shapeMarkup(shape: Element, inherited: Record<string, string>, added: Attribute[]): string {
  const paint = paintOf(shape, inherited);
  const attributes: Attribute[] = [...added];
  for (const { name, value } of shape.attributes) if (geometry.has(name)) attributes.push([name, value]);
  for (const [name, value] of Object.entries(paint))
    if (value !== inherited[name]) attributes.push([name, value]);
  const opacity = getComputedStyle(shape).opacity;
  if (opacity && opacity !== '1' && shape.localName !== 'svg') attributes.push(['opacity', opacity]);
  const inner = [...shape.children].filter(({ localName }) => shapes.has(localName));
  return elementMarkup(shape.localName, attributes, inner.map((one) => shapeMarkup(one, paint, [])).join(''));
}

/** A small SVG drawing, painted as it is on the page whatever its style sheets; empty for a large one. */
export const drawingMarkup = (svg: Element, className: string): string =>
  svg.querySelectorAll('*').length > maxShapes ? '' : shapeMarkup(svg, paints, [['class', className]]);
