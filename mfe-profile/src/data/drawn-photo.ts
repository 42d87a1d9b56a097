/** Colours of a drawn photo, from the sky to the foreground. */
type Palette = readonly [sky: string, glow: string, far: string, middle: string, near: string];

export type Scene = {
  palette: Palette;
  sun: readonly [x: number, y: number];
  land: 'hills' | 'shore' | 'city';
};

const ratio = { width: 1200, height: 900 } as const;

const lands: Record<Scene['land'], (colours: Palette) => string> = {
  hills: ([, , far, middle, near]) =>
    `<path fill="${far}" d="M0 560q220-190 420-40t400-90 380 60v410H0z"/>` +
    `<path fill="${middle}" d="M0 690q260-150 520-20t680-90v320H0z"/>` +
    `<path fill="${near}" d="M0 800q330-110 640-10t560-60v170H0z"/>`,
  shore: ([, glow, far, middle, near]) =>
    `<path fill="${far}" d="M0 520h1200v380H0z"/>` +
    `<path fill="${glow}" opacity=".45" d="M430 560h340v10H430zm60 50h220v8H490zm-90 55h380v8H400z"/>` +
    `<path fill="${middle}" d="M0 520l170-120 130 70 120-50 110 100z"/>` +
    `<path fill="${near}" d="M0 790q380-120 760-40t440 20v130H0z"/>`,
  city: ([, glow, far, middle, near]) =>
    `<path fill="${far}" d="M60 430h130v470H60zm190-90h110v560H250zm170 130h150v430H420zm390-170h120v600H810zm190 90h140v510h-140z"/>` +
    `<path fill="${middle}" d="M0 600h170v300H0zm330-60h160v360H330zm290-120h150v480H620zm310 130h130v350H930z"/>` +
    `<path fill="${glow}" opacity=".7" d="M370 600h24v34h-24zm56 0h24v34h-24zm-56 74h24v34h-24zm290-190h24v34h-24zm56 74h24v34h-24zm-56 74h24v34h-24zm310 60h24v34h-24z"/>` +
    `<path fill="${near}" d="M0 800h1200v100H0z"/>`,
};

/** The data URL of a drawing instead of a photo: sample data has no photo of a real place. */
export function drawnPhoto({ palette, sun: [x, y], land }: Scene): string {
  const [sky, glow] = palette;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ratio.width}" height="${ratio.height}" viewBox="0 0 ${ratio.width} ${ratio.height}">` +
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset=".7" stop-color="${glow}"/></linearGradient></defs>` +
    `<path fill="url(#s)" d="M0 0h1200v900H0z"/><circle cx="${x}" cy="${y}" r="78" fill="${glow}"/><circle cx="${x}" cy="${y}" r="56" fill="#fff" opacity=".75"/>` +
    `${lands[land](palette)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Intrinsic size of every drawn photo, in pixels. */
export const drawnPhotoSize = ratio;
