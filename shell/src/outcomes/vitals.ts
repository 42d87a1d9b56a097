import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

export type Vitals = { lcpMs?: number; inpMs?: number; ttfbMs?: number; cls?: number };

/** Collects the web vitals of this page view and tells them once, when it is hidden for the first time. */
export function collectVitals(tell: (vitals: Vitals) => void): void {
  const vitals: Vitals = {};
  const keep = (name: keyof Vitals, digits: number) => (metric: Metric) => {
    vitals[name] = Number(metric.value.toFixed(digits));
  };
  onLCP(keep('lcpMs', 0), { reportAllChanges: true });
  onINP(keep('inpMs', 0), { reportAllChanges: true });
  onTTFB(keep('ttfbMs', 0));
  onCLS(keep('cls', 4), { reportAllChanges: true });
  const end = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', end);
    tell(vitals);
  };
  document.addEventListener('visibilitychange', end);
}
