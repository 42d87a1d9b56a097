import { currencySymbol } from '../constants/index.ts';

/** A price in French notation, with the product's currency: `1 234 $`, `12,50 $`; empty when `amount` is no number. */
export function price(amount: number): string {
  if (!Number.isFinite(amount)) return '';
  const digits = Number.isInteger(amount) ? 0 : 2;
  const figure = new Intl.NumberFormat('fr', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
  return `${figure}\u00a0${currencySymbol}`;
}
