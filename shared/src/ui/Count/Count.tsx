import { compactCount, fullCount } from '../../format/index.ts';

/** A short count, with the exact number as its title: `1,2 k` has the title `1 234`. */
export function Count({ value, className }: { value: number; className?: string }) {
  const [short, full] = [compactCount(value), fullCount(value)];
  return (
    <data className={className} title={short === full ? undefined : full} value={value}>
      {short}
    </data>
  );
}
