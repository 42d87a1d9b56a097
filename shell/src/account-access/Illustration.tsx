import styles from './Illustration.module.css';

const people = [
  { x: 118, y: 150, r: 34 },
  { x: 300, y: 96, r: 24 },
  { x: 262, y: 250, r: 44 },
  { x: 420, y: 210, r: 30 },
  { x: 140, y: 350, r: 26 },
  { x: 372, y: 372, r: 36 },
  { x: 236, y: 440, r: 22 },
];

const connections = [
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 5],
  [4, 6],
  [5, 6],
] as const;

export function Illustration() {
  return (
    <svg
      aria-hidden="true"
      className={styles.picture}
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 520 540"
    >
      {connections.map(([from, to]) => {
        const [a, b] = [people[from], people[to]];
        return a && b && <line key={`${from}-${to}`} x1={a.x} x2={b.x} y1={a.y} y2={b.y} />;
      })}
      {people.map(({ x, y, r }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={r} />
          <circle className={styles.head} cy={-r * 0.22} r={r * 0.3} />
          <path
            className={styles.head}
            d={`M${-r * 0.52} ${r * 0.58}a${r * 0.52} ${r * 0.5} 0 0 1 ${r * 1.04} 0z`}
          />
        </g>
      ))}
    </svg>
  );
}
