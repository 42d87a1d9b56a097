const isUnpainted = (colour: string): boolean => colour === 'transparent' || /[,/]\s*0\)$/.test(colour);

const sides = ['top', 'right', 'bottom', 'left'] as const;

function borders(style: CSSStyleDeclaration): string[] {
  const all = sides.flatMap((side) => {
    const [width, line, colour] = ['width', 'style', 'color'].map((part) =>
      style.getPropertyValue(`border-${side}-${part}`),
    ) as [string, string, string];
    const isDrawn =
      Number.parseFloat(width) > 0 && line !== 'none' && line !== 'hidden' && !isUnpainted(colour);
    return isDrawn ? [{ side, value: `${width} ${line} ${colour}` }] : [];
  });
  const isEven = all.length === sides.length && all.every(({ value }) => value === all[0]?.value);
  return isEven ? [`border:${all[0]?.value}`] : all.map(({ side, value }) => `border-${side}:${value}`);
}

/** The radius of an element's corners; empty if it has none. */
export function radiusOf(style: CSSStyleDeclaration): string {
  const radius = style.getPropertyValue('border-radius');
  return /[1-9]/.test(radius) ? radius : '';
}

/** Declarations for what an element paints behind its content; none if that is nothing. Without addresses. */
export function boxPaint(style: CSSStyleDeclaration): string[] {
  const painted = borders(style);
  const [colour, image, shadow] = ['background-color', 'background-image', 'box-shadow'].map((name) =>
    style.getPropertyValue(name),
  ) as [string, string, string];
  if (colour && !isUnpainted(colour)) painted.push(`background-color:${colour}`);
  if (image && image !== 'none' && !/url\(|image-set\(/i.test(image))
    painted.push(`background-image:${image}`);
  if (shadow && shadow !== 'none') painted.push(`box-shadow:${shadow}`);
  const radius = radiusOf(style);
  return painted.length > 0 && radius ? [...painted, `border-radius:${radius}`] : painted;
}

const textProperties = ['letter-spacing', 'text-transform', 'font-variant', 'direction'];
const usual = new Set(['normal', 'none', 'ltr', '']);

/** Declarations for a text. */
export function textPaint(style: CSSStyleDeclaration, lineHeight: number): string[] {
  const get = (name: string) => style.getPropertyValue(name);
  const font = `${get('font-style')} ${get('font-weight')} ${get('font-size')}/${lineHeight.toFixed(2)}px ${get('font-family')}`;
  return [
    `font:${font}`,
    `color:${get('color')}`,
    ...textProperties.filter((name) => !usual.has(get(name))).map((name) => `${name}:${get(name)}`),
  ];
}
