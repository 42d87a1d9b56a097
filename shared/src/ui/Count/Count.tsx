import { compactCount, fullCount } from '../../format/index.ts';

/** A count in few characters, with every digit at hand: `1,2 k`, titled `1 234`. */
export function Count({ value, className }: { value: number; className?: string }) {
  const [short, full] = [compactCount(value), fullCount(value)];
  return (
    <data className={className} title={short === full ? undefined : full} value={value}>
      {short}
    </data>
  );
}
