import type { ChatImage } from '../../data/conversation.ts';

/** A picture drawn in code, not loaded from a server. Moves for under five seconds, never with reduced motion. */
function gif(alt: string, ground: string, keyframes: string, drawing: string): ChatImage {
  const style = `#m{animation:a 1.2s ease-in-out 3;transform-origin:80px 60px}@keyframes a{${keyframes}}@media (prefers-reduced-motion:reduce){#m{animation:none}}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="320" height="240"><style>${style}</style><rect width="160" height="120" fill="${ground}"/><g id="m">${drawing}</g></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt };
}

const smile =
  '<circle cx="80" cy="60" r="34" fill="#ffd43b"/><circle cx="68" cy="52" r="4" fill="#343a40"/><circle cx="92" cy="52" r="4" fill="#343a40"/>';
const stroke = 'fill="none" stroke="#343a40" stroke-width="5" stroke-linecap="round"';

export const gifs: readonly ChatImage[] = [
  gif(
    'Grand sourire',
    '#d0ebff',
    '50%{transform:rotate(14deg)}',
    `${smile}<path d="M62 66q18 22 36 0" ${stroke}/>`,
  ),
  gif(
    'Cœur qui bat',
    '#ffe3e3',
    '0%,100%{transform:scale(1)}50%{transform:scale(1.25)}',
    '<path d="M80 92C20 56 42 26 62 32c10 3 15 10 18 16 3-6 8-13 18-16 20-6 42 24-18 60z" fill="#e03131"/>',
  ),
  gif(
    'Bravo',
    '#fff3bf',
    '50%{transform:translateY(-14px)}',
    '<path d="M80 24l11 23 25 3-18 18 4 25-22-12-22 12 4-25-18-18 25-3z" fill="#f08c00"/>',
  ),
  gif(
    'Merci',
    '#d3f9d8',
    '50%{transform:scale(.85)}',
    `<rect x="34" y="36" width="92" height="48" rx="24" fill="#2b8a3e"/><text x="80" y="68" font-family="sans-serif" font-size="24" font-weight="700" text-anchor="middle" fill="#fff">Merci</text>`,
  ),
  gif(
    'Pensif',
    '#e5dbff',
    '50%{transform:rotate(-12deg)}',
    `${smile}<path d="M66 74h26" ${stroke}/><path d="M84 40l14-4" ${stroke}/>`,
  ),
  gif(
    'C’est fait',
    '#c5f6fa',
    '0%{transform:scale(.6)}60%{transform:scale(1.1)}100%{transform:scale(1)}',
    `<circle cx="80" cy="60" r="36" fill="#0c8599"/><path d="M62 60l13 13 24-26" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
];
