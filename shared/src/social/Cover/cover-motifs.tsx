import type { ReactNode } from 'react';
import type { CoverMotif } from './cover-names.ts';

const dotRows = [40, 80, 120, 160, 200].flatMap((y, row) =>
  [40, 80, 120, 160, 200, 240, 280].map((x, column) => ({
    x,
    y,
    radius: 4 + ((row * 3 + column * 2) % 5) * 2.5,
  })),
);

export const coverMotifs: Record<CoverMotif, ReactNode> = {
  arches: (
    <>
      <path d="M40 240V150a55 55 0 0 1 110 0v90Z" opacity="0.75" />
      <path d="M105 240v-60a55 55 0 0 1 110 0v60Z" opacity="0.4" />
      <path d="M185 240V120a50 50 0 0 1 100 0v120Z" opacity="0.6" />
    </>
  ),
  dots: dotRows.map(({ x, y, radius }) => (
    <circle cx={x} cy={y} key={`${x} ${y}`} opacity="0.65" r={radius} />
  )),
  hills: (
    <>
      <circle cx="235" cy="75" opacity="0.5" r="32" />
      <path d="M0 240V170q70-80 150-10t170-40v120Z" opacity="0.4" />
      <path d="M0 240v-30q90-70 170-20t150-10v60Z" opacity="0.75" />
    </>
  ),
  orbits: (
    <g fill="none" stroke="currentColor" strokeWidth="6">
      <circle cx="160" cy="120" opacity="0.35" r="100" />
      <circle cx="160" cy="120" opacity="0.55" r="62" />
      <circle cx="160" cy="120" fill="currentColor" opacity="0.8" r="20" />
      <circle cx="231" cy="50" fill="currentColor" r="9" />
      <circle cx="104" cy="146" fill="currentColor" r="9" />
    </g>
  ),
  steps: (
    <>
      <path d="M40 240v-50h60v50Z" opacity="0.35" />
      <path d="M100 240v-95h60v95Z" opacity="0.5" />
      <path d="M160 240V100h60v140Z" opacity="0.65" />
      <path d="M220 240V55h60v185Z" opacity="0.85" />
    </>
  ),
  waves: (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="14">
      <path d="M-20 80q45-50 90 0t90 0 90 0 90 0" opacity="0.4" />
      <path d="M-20 130q45-50 90 0t90 0 90 0 90 0" opacity="0.6" />
      <path d="M-20 180q45-50 90 0t90 0 90 0 90 0" opacity="0.85" />
    </g>
  ),
};
