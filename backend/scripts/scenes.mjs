/** Draws abstract scenes as SVG, from five colours (sky, light, far, near, accent) and a source of random numbers. */

const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
const circle = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const steps = (count) => [...Array(count).keys()];

function sky(w, h, [top, light]) {
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${light}"/></linearGradient></defs>${rect(0, 0, w, h, 'url(#sky)')}`;
}

function ridge(w, h, base, height, random) {
  const points = steps(9).map((i) => [(w / 8) * i, base - height * (0.2 + 0.8 * random())]);
  const curve = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i];
    const middle = (px + x) / 2;
    return `C${middle},${py} ${middle},${y} ${x},${y}`;
  });
  return `M0,${h} L0,${points[0][1]} ${curve.join(' ')} L${w},${h} Z`;
}

const layers = (w, h, colours, random) =>
  colours.map((colour, i) => path(ridge(w, h, h * (0.62 + 0.13 * i), h * 0.2, random), colour)).join('');

export const scenes = {
  hills: (w, h, p, random) =>
    sky(w, h, p) + circle(w * 0.7, h * 0.42, h * 0.13, p[4]) + layers(w, h, [p[2], p[3], p[0]], random),

  skyline: (w, h, p, random) =>
    sky(w, h, p) +
    steps(16)
      .map((i) => {
        const height = h * (0.25 + 0.45 * random());
        const x = (w / 16) * i;
        const windows = steps(Math.floor(height / 34)).flatMap((row) =>
          steps(2).map((column) =>
            random() < 0.55
              ? rect(x + 12 + column * 26, h - height + 14 + row * 34, 14, 18, p[4], 'opacity="0.85"')
              : '',
          ),
        );
        return rect(x, h - height, w / 16 - 5, height, i % 2 ? p[2] : p[3]) + windows.join('');
      })
      .join(''),

  coast: (w, h, p, random) =>
    sky(w, h, p) +
    circle(w * 0.32, h * 0.5, h * 0.16, p[4]) +
    rect(0, h * 0.5, w, h * 0.5, p[2]) +
    steps(70)
      .map(() => {
        const y = h * (0.52 + 0.46 * random());
        return rect(
          w * random(),
          y,
          40 + 140 * random(),
          3 + ((y - h / 2) / h) * 8,
          random() < 0.4 ? p[4] : p[3],
          'rx="3" opacity="0.6"',
        );
      })
      .join(''),

  mosaic: (w, h, p, random) => {
    const size = 135;
    return steps(Math.ceil(w / size) * Math.ceil(h / size))
      .map((i) => {
        const x = (i % Math.ceil(w / size)) * size;
        const y = Math.floor(i / Math.ceil(w / size)) * size;
        const colour = () => p[Math.floor(random() * 5)];
        const shape = random();
        const top =
          shape < 0.35
            ? path(`M${x},${y} h${size} L${x},${y + size} Z`, colour())
            : shape < 0.7
              ? path(`M${x},${y} a${size},${size} 0 0 1 ${size},${size} h-${size} Z`, colour())
              : circle(x + size / 2, y + size / 2, size * 0.32, colour());
        return rect(x, y, size + 1, size + 1, colour()) + top;
      })
      .join('');
  },

  rings: (w, h, p) =>
    rect(0, 0, w, h, p[0]) +
    steps(12)
      .map((i) =>
        circle(w * 0.64, h * 0.52, h * 0.92 - i * h * 0.075, p[1 + (i % 4)], `opacity="${0.35 + i * 0.05}"`),
      )
      .join('') +
    steps(5)
      .map((i) => circle(w * (0.08 + i * 0.07), h * (0.82 - i * 0.13), 20 + i * 8, p[4]))
      .join(''),

  fields: (w, h, p, random) =>
    sky(w, h, p) +
    path(ridge(w, h, h * 0.5, h * 0.12, random), p[2]) +
    rect(0, h * 0.48, w, h * 0.52, p[3]) +
    steps(23)
      .map((i) => {
        const x = w * (i / 11 - 0.5);
        return path(
          `M${w / 2},${h * 0.48} L${x - 16},${h} L${x + 22},${h} Z`,
          i % 2 ? p[2] : p[4],
          'opacity="0.75"',
        );
      })
      .join(''),

  night: (w, h, p, random) =>
    sky(w, h, [p[3], p[0]]) +
    steps(180)
      .map(() =>
        circle(
          w * random(),
          h * 0.7 * random(),
          0.8 + 2 * random(),
          p[1],
          `opacity="${0.3 + 0.7 * random()}"`,
        ),
      )
      .join('') +
    circle(w * 0.8, h * 0.22, h * 0.08, p[4]) +
    steps(4)
      .map((i) => {
        const peak = w * (0.12 + 0.26 * i + 0.06 * random());
        const top = h * (0.34 + 0.2 * random());
        return (
          path(`M${peak - w * 0.26},${h} L${peak},${top} L${peak + w * 0.26},${h} Z`, i % 2 ? p[2] : p[3]) +
          path(
            `M${peak - w * 0.045},${top + h * 0.1} L${peak},${top} L${peak + w * 0.045},${top + h * 0.1} Z`,
            p[1],
          )
        );
      })
      .join(''),

  bridge: (w, h, p, random) =>
    sky(w, h, p) +
    path(ridge(w, h, h * 0.7, h * 0.22, random), p[2]) +
    rect(0, h * 0.7, w, h * 0.3, p[3]) +
    rect(0, h * 0.6, w, 16, p[0]) +
    [0.28, 0.72].map((x) => rect(w * x - 12, h * 0.22, 24, h * 0.55, p[0])).join('') +
    `<path d="M0,${h * 0.5} Q${w * 0.14},${h * 0.42} ${w * 0.28},${h * 0.23} Q${w * 0.5},${h * 0.86} ${w * 0.72},${h * 0.23} Q${w * 0.86},${h * 0.42} ${w},${h * 0.5}" fill="none" stroke="${p[4]}" stroke-width="9"/>` +
    steps(24)
      .map((i) =>
        rect((w / 24) * i, h * (0.74 + 0.2 * random()), 60 + 60 * random(), 5, p[1], 'rx="2" opacity="0.5"'),
      )
      .join(''),

  stage: (w, h, p, random) =>
    rect(0, 0, w, h, p[3]) +
    steps(5)
      .map((i) =>
        path(
          `M${w * (0.1 + 0.2 * i)},0 L${w * (0.22 * i - 0.12)},${h * 0.8} L${w * (0.22 * i + 0.16)},${h * 0.8} Z`,
          i % 2 ? p[4] : p[1],
          'opacity="0.28"',
        ),
      )
      .join('') +
    rect(w * 0.14, h * 0.58, w * 0.72, h * 0.12, p[2]) +
    steps(66)
      .map((i) => {
        const row = Math.floor(i / 22);
        return circle(
          (w / 21) * (i % 22) + (row % 2) * 26,
          h * (0.78 + row * 0.09) + 8 * random(),
          26 + row * 5,
          row % 2 ? p[0] : p[2],
        );
      })
      .join(''),

  bars: (w, h, p, random) =>
    sky(w, h, p) +
    steps(11)
      .map((i) => {
        const height = h * (0.14 + 0.055 * i + 0.1 * random());
        return rect(
          w * (0.06 + 0.082 * i),
          h * 0.88 - height,
          w * 0.055,
          height,
          [p[2], p[3], p[4]][i % 3],
          'rx="8"',
        );
      })
      .join('') +
    rect(w * 0.04, h * 0.88, w * 0.92, 6, p[3]),

  market: (w, h, p, random) =>
    sky(w, h, p) +
    rect(0, h * 0.76, w, h * 0.24, p[3]) +
    steps(5)
      .map((i) => {
        const x = w * (0.03 + 0.195 * i);
        const width = w * 0.165;
        const stripes = steps(6).map((s) =>
          path(
            `M${x + (width / 6) * s},${h * 0.34} h${width / 6} v${h * 0.11} a${width / 12},${width / 12} 0 0 1 -${width / 6},0 Z`,
            s % 2 ? p[1] : i % 2 ? p[4] : p[2],
          ),
        );
        const goods = steps(16).map((g) =>
          circle(
            x + 14 + (g % 8) * (width / 8.6),
            h * (0.67 + Math.floor(g / 8) * 0.045),
            12 + 4 * random(),
            p[Math.floor(random() * 5)],
          ),
        );
        return (
          rect(x + 6, h * 0.4, 8, h * 0.36, p[0]) +
          rect(x + width - 14, h * 0.4, 8, h * 0.36, p[0]) +
          rect(x, h * 0.7, width, h * 0.1, p[0]) +
          stripes.join('') +
          goods.join('')
        );
      })
      .join(''),

  forest: (w, h, p, random) =>
    sky(w, h, p) +
    steps(48)
      .map((i) => {
        const depth = i / 48;
        const x = w * random();
        const base = h * (0.58 + 0.42 * depth);
        const size = h * (0.14 + 0.26 * depth);
        return (
          rect(x - size * 0.035, base - size * 0.3, size * 0.07, size * 0.3, p[0]) +
          path(
            `M${x},${base - size * 1.15} L${x + size * 0.32},${base - size * 0.2} L${x - size * 0.32},${base - size * 0.2} Z`,
            depth < 0.4 ? p[2] : depth < 0.75 ? p[3] : p[4],
          )
        );
      })
      .join(''),
};

/** A person without a face, 256 x 256. `style` 0 to 3 is the shape of the hair. */
export function portrait(p, style, skin) {
  const hair = [
    path('M80,104 a48,50 0 0 1 96,0 q-20,-34 -48,-34 t-48,34 Z', p[0]),
    path('M76,150 q-10,-94 52,-94 t52,94 q-12,6 -18,-6 q8,-62 -34,-62 t-34,62 q-6,12 -18,6 Z', p[0]),
    circle(128, 76, 50, p[0]) + path('M84,100 q44,-30 88,0 q4,50 -44,52 t-44,-52 Z', skin),
    path('M80,96 q8,-44 48,-44 t48,44 q-48,-20 -96,0 Z', p[4]),
  ][style];
  const neck = rect(112, 140, 32, 40, skin);
  const body = path('M40,256 C44,186 84,170 128,170 C172,170 212,186 216,256 Z', p[3]);
  return `${sky(256, 256, [p[2], p[1]])}${neck}${body}${circle(128, 106, 46, skin)}${hair}`;
}

/** A sign for a company, 256 x 256. */
export function sign(p, style) {
  const back = sky(256, 256, [p[3], p[2]]);
  if (style === 0)
    return `${back}${path('M128,46 L206,182 H50 Z', p[1])}${path('M128,104 L170,182 H86 Z', p[4])}${rect(50, 194, 156, 14, p[1])}`;
  return `${back}${circle(128, 128, 74, p[1])}${path('M54,128 a74,74 0 0 0 148,0 Z', p[4])}${circle(128, 128, 26, p[3])}`;
}
