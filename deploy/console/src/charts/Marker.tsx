const shapes = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'M-4-4h8v8h-8z',
  'M0-5 5 4H-5z',
  'M0-5.500 5 0 0 5.500-5 0z',
];

export function Marker({ index, x, y }: { index: number; x: number; y: number }) {
  return <path d={shapes[index % shapes.length]} data-mark="" transform={`translate(${x} ${y})`} />;
}
