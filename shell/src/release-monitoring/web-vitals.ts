import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

export type Vitals = { lcpMs?: number; inpMs?: number; ttfbMs?: number; cls?: number };

/** Collects the web vitals of this page view and reports them once, when the page is first hidden. */
export function collectVitals(report: (vitals: Vitals) => void): void {
  const vitals: Vitals = {};
  const store = (name: keyof Vitals, digits: number) => (metric: Metric) => {
    vitals[name] = Number(metric.value.toFixed(digits));
  };
  onLCP(store('lcpMs', 0), { reportAllChanges: true });
  onINP(store('inpMs', 0), { reportAllChanges: true });
  onTTFB(store('ttfbMs', 0));
  onCLS(store('cls', 4), { reportAllChanges: true });
  const end = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', end);
    report(vitals);
  };
  document.addEventListener('visibilitychange', end);
}
